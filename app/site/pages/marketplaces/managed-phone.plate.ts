import { frames } from '#app/site/drawings/plate/sheet.ts'
import { drawingsOnPhone } from './managed.ts'

/** Less of each drawing in bolder lines, for a phone, where it is as wide as a thumb. */
export default frames(
  304,
  190,
  drawingsOnPhone.map((parts, index) => {
    const left = [0, 24, 24, 24, 24, 4][index]
    return `<g transform="translate(${left} 0)">${parts}</g>`
  }),
  { on: 'deep', weight: 1.9, hatching: 1.3 },
)
