import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { aims } from './planner/aims.ts'
import { stages } from './planner/stages.ts'

/** The plan before any answer: the four stages of 120 each, and below them the targets for 90 days. */
export default sheet(
  { width: 480, height: 310, inParts: true },
  stages,
  `<g transform="translate(0 170)">${aims}</g>`,
)
