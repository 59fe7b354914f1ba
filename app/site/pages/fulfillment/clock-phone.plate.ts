import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { dial } from './dial.ts'

/** The dial alone. */
export default sheet(
  { width: 164, height: 164, on: 'deep', hatching: 1.6 },
  `<g transform="scale(.5)">${dial}</g>`,
)
