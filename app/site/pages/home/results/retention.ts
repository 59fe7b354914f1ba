import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'

const floor = space([190, 78], 1)
const [step, size, height] = [62, 46, 38]
const x: Span = [-16, 5 * step]
const y: Span = [-16, 3 * step]
const poppy = { lid: 'poppy', front: 'poppy', side: 'poppy' }

const parcel = (place: number, row: number) => {
  const across: Span = [place * step, place * step + size]
  const along: Span = [row * step, row * step + size]
  const isMore = row === 2
  return [
    path('cast', floor.block(across, along, [0, 0]).shadow(16)),
    isMore
      ? solid(floor, across, along, [0, height], poppy) +
        path('shade', floor.right(across[1], along, [0, height]))
      : taped(floor, across, along, [0, height]),
  ]
}

/** Customers who order again: ten before, and three more; further free places are left as outlines. */
export const retention = [
  path('cast', floor.flat(-8, [x[0] + 18, x[1] + 18], [y[0] - 6, y[1] - 6])),
  path('light', floor.flat(0, x, y)),
  path('tone', floor.left(y[1], x, [-8, 0])),
  path('solid', floor.right(x[1], y, [-8, 0])),
  path('cut void', floor.block(x, y, [-8, 0]).outline),
  path(
    'thin',
    [1, 2, 3, 4]
      .map((place) => floor.line([place * step - 8, y[0], 0], [place * step - 8, y[1], 0]))
      .join('') +
      [1, 2]
        .map((row) => floor.line([x[0], row * step - 8, 0], [x[1], row * step - 8, 0]))
        .join(''),
  ),
  ...[0, 1].flatMap((row) => [0, 1, 2, 3, 4].flatMap((place) => parcel(place, row))),
  ...[0, 1, 2].flatMap((place) => parcel(place, 2)),
  ...[3, 4].map((place) =>
    path('plan', floor.flat(0, [place * step, place * step + size], [2 * step, 2 * step + size])),
  ),
].join('')
