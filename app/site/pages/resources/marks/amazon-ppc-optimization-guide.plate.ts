import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { fillOf, ground, marks } from './mark.ts'

const [wide, top] = [11, ground - 30]

/** A bid inside the margin, one for each section. */
export default marks(8, (left, turn, at) => {
  const [x, high] = [left + 2, 9 + at * 2]
  return [
    path('plan', `M${x} ${ground - high}V${top + 3}h${wide}V${ground - high}`),
    turn === 'ahead'
      ? rect('light', x, ground - high, wide, high)
      : cabinet({
          at: [x, ground],
          size: [wide, high],
          back: [4, 3],
          fill: fillOf(turn),
          outline: 'edge',
        }),
  ].join('')
})
