import { box, face } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

/** The position of the far corner of the drawing board in each scene of 240 by 190. */
export const origin: Origin = [120, 74]
export const side = 104

/** The space above the board; its unit is a pixel. */
export const at = space(origin, 1)

/** The board under a scene, ruled like a plan. */
export const board = [
  box({
    origin,
    at: [0, 0, -6],
    size: [side, side, 6],
    faces: { lid: 'tone', front: 'solid', side: 'solid' },
  }),
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', [26, 52, 78].map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')),
  ),
].join('')

/** The board with its shadow on the table that it lies on, where there is room beside it. */
export const castingBoard =
  path('cast', at.block([0, side], [0, side], [-6, -6]).shadow(26)) + board

/** A block of the scene, in a single color if it is the highlighted one. */
export const block = (at: Point3, size: Point3, color?: string, cast = 0) =>
  box({ origin, at, size, cast, ...(color && { faces: { lid: color, front: color } }) })

/** Its shadow on the board. */
export const shadow = (x: number, y: number, w: number, d: number) =>
  path('cast', face(origin, [x, y, 0], [x + w, y, 0], [x + w, y + d, 0], [x, y + d, 0]))
