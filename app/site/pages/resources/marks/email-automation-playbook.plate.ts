import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { fillOf, ground, marks } from './mark.ts'

/** Messages in their order, one for each section. */
export default marks(8, (left, turn) => {
  const lift = turn === 'here' ? 9 : 0
  const [x, y] = [left, ground - lift]
  return [
    lift > 0 && path('cast', `M${x} ${ground}h17l7 -5h-17z`),
    cabinet({ at: [x, y], size: [16, 11], back: [3, 3], fill: fillOf(turn), outline: 'edge' }),
    path('edge', `M${x} ${y - 11}l8 6l8 -6`),
  ]
    .filter(Boolean)
    .join('')
})
