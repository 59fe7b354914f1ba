import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { fillOf, ground, marks } from './mark.ts'

/** The gates that are passed, one for each section, and the line of stock through them. */
export default marks(8, (left, turn) => {
  const x = left + 1
  const fill = turn === 'read' ? 'blueprint' : fillOf(turn)
  return [
    path('cut', `M${x + 2} ${ground}v-18M${x + 11} ${ground}v-18`),
    cabinet({ at: [x, ground - 18], size: [13, 7], back: [3, 3], fill, outline: 'edge' }),
  ].join('')
})
