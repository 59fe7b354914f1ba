import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

export const origin: Origin = [119, 104]
export const at = space(origin, 1)
export const [length, belt] = [176, 16]
const depth = 120

export const floor =
  path('cast', at.block([0, length], [0, depth], [-8, -8]).shadow(29)) +
  solid(at, [0, length], [0, depth], [-8, 0], { lid: 'tone', front: 'solid', side: 'light' }) +
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', `M${[44, 88, 132].map((x) => `${x} 0V${depth}`).join('M')}`),
    path('thin', 'M0 30H176M0 60H176M0 90H176'),
  )

/** A bed of rollers from the left edge of the floor to its right one. */
export const conveyor =
  solid(at, [0, length], [38, 104], [0, belt], { front: 'solid', side: 'light' }) +
  path(
    'thin',
    Array.from({ length: 15 }, (_, n) =>
      at.line([8 + n * 11.5, 38, belt], [8 + n * 11.5, 104, belt]),
    ).join(''),
  )

export const shadow = (x: Span, y: Span, z = 0) => path('cast', at.flat(z, [x[1], x[1] + 18], y))

/** A carton with a white lid. */
export const carton = (x: Span, y: Span, z: Span, front = 'light') =>
  solid(at, x, y, z, { lid: 'solid', front }, 'edge')

/** The faces of the parcel that is followed, closed or open. */
export const faces = (x: Span, y: Span, z: Span) =>
  solid(at, x, y, z, { lid: 'poppy', front: 'poppy', side: 'poppy' }, 'edge') +
  path('shade bare', at.right(x[1], y, z))

/** The parcel that is followed through all six stations. */
export const followed = (x: Span, y: Span, z: Span) => {
  const [from, to] = [x[0] + (x[1] - x[0]) * 0.38, x[0] + (x[1] - x[0]) * 0.62]
  return [
    faces(x, y, z),
    path('solid bare', at.flat(z[1], [from, to], y) + at.left(y[1], [from, to], [z[1] - 10, z[1]])),
    path('cut void', at.block(x, y, z).outline),
  ].join('')
}

/** A layer of cartons, two deep and `across` wide, those at the back first. */
export const layer = (across: number, z: Span, [left, width]: Span, [back, deep]: Span) =>
  [0, 1].flatMap((row) =>
    Array.from({ length: across }, (_, n) =>
      carton(
        [left + n * width, left + (n + 1) * width],
        [back + row * deep, back + (row + 1) * deep],
        z,
        (row + n) % 2 ? 'light' : 'tone',
      ),
    ),
  )

/** A chute that leads from the belt down to the front of the floor. */
export const chute = (x: Span) =>
  [
    path('cast', at.flat(0, [x[1], x[1] + 14], [66, 116])),
    path('tone', at.face([x[1], 60, belt], [x[1], 112, 4], [x[1], 112, 0], [x[1], 60, 0])),
    path('solid', at.left(112, x, [0, 4])),
    path('light', at.face([x[0], 60, belt], [x[1], 60, belt], [x[1], 112, 4], [x[0], 112, 4])),
    path('thin', at.line([x[0] + 12, 60, belt], [x[0] + 12, 112, 4])),
    path('thin', at.line([x[1] - 12, 60, belt], [x[1] - 12, 112, 4])),
  ].join('')
