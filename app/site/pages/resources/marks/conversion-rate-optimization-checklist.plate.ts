import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { fillOf, ground, marks } from './mark.ts'

/** The steps of a funnel, one for each section, and a check on those that were read. */
export default marks(7, (left, turn, at) => {
  const high = 31 - at * 3
  const [x, y] = [left + 1, ground - high / 2]
  return [
    cabinet({
      at: [x, ground],
      size: [14, high],
      back: [4, 3],
      fill: fillOf(turn),
      outline: 'edge',
    }),
    turn === 'read' && path('cut', `M${x + 3} ${y}l3 3.5l5 -7`),
  ]
    .filter(Boolean)
    .join('')
})
