import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, placed } from '#app/site/drawings/plate/sheet.ts'

/** Where the hands are: on a staff, under a sheet, up at a board, or below a load. */
const poses = {
  staff: { arm: 'M-9 -92L3 -68L10 -66L35 -78L32 -86L11 -78L4 -95Z', hand: [36, -83] },
  sheet: { arm: 'M-9 -92L-2 -66L5 -61L31 -66L30 -74L9 -73L4 -95Z', hand: [34, -71] },
  board: { arm: 'M-9 -91L4 -72L12 -71L44 -90L40 -98L12 -81L4 -96Z', hand: [44, -95] },
  load: { arm: 'M-9 -92L-5 -64L2 -57L40 -56L40 -64L8 -68L4 -95Z', hand: [44, -60] },
} as const

const shapes = {
  rear: 'M-14 -54L4 -54L0 -28L-8 -5L-17 -6L-12 -29Z',
  rearFront: 'M-2 -54L4 -54L0 -28L-8 -5L-11 -5L-5 -28Z',
  rearBack: 'M-14 -54L-8 -54L-7 -29L-13 -6L-17 -6L-12 -29Z',
  shoe: 'M-17 -7L-8 -6L1 0L-17 0Z',
  front: 'M-8 -54L10 -54L12 -28L12 -5L22 0L4 0L4 -6L1 -28Z',
  jacket: 'M-8 -98Q2 -105 10 -97L13 -78L11 -49L-15 -49L-15 -82Q-14 -94 -8 -98Z',
  chest: 'M3 -101L10 -97L13 -78L11 -49L1 -49Z',
  spine: 'M-8 -98Q-2 -102 1 -101L-4 -49L-15 -49L-15 -82Q-14 -94 -8 -98Z',
  stripe: 'M-15 -71L12 -71L12 -63L-15 -63Z',
  collar: 'M0 -98L1 -108L12 -106L11 -96Q5 -102 0 -98Z',
  head: 'M2 -102L1 -109Q-1 -121 9 -121L16 -119L18 -112L15 -104L10 -101Z',
  helmet: 'M-3 -113Q-4 -128 8 -129Q17 -128 18 -119L23 -117L22 -114L8 -115Z',
}

type Worker = {
  x: number
  y: number
  /** At 1, a worker is 129 high. */
  scale: number
  pose: keyof typeof poses
  jacket: string
  stripe: string
  helmet?: string
  /** Facing left. The light still comes from the left. */
  left?: boolean
  /** What is held, in the worker's own units: drawn between the body and the arm. */
  holds?: (at: (d: string) => string) => string
}

/** A worker in profile, with a helmet, standing on `y`. */
export function worker({ x, y, scale, pose, left = false, holds, ...pens }: Worker) {
  const turned = (d: string) =>
    left ? d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `${-a} ${b}`) : d
  const at = (d: string) => placed(turned(d), x, y, scale)
  const { arm, hand } = poses[pose]
  return [
    path('cast', placed('M-16 0L20 0L50 -16L20 -16Z', x, y, scale)),
    // The far leg is hatched on the third that is in shade.
    path('tone', at(shapes.rear)),
    path('dark bare', at(left ? shapes.rearBack : shapes.rearFront)),
    path('edge', at(shapes.rear)),
    path('solid', at(shapes.shoe)),
    path('solid', at(shapes.front)),
    path(pens.jacket, at(shapes.jacket)),
    path('shade bare', at(left ? shapes.spine : shapes.chest)),
    path(pens.stripe, at(shapes.stripe)),
    path('tone', at(shapes.collar)),
    path('light', at(shapes.head)),
    path(pens.helmet ?? 'solid', at(shapes.helmet)),
    holds?.(at) ?? '',
    path('tone', at(arm)),
    path('light', disc(x + hand[0] * scale * (left ? -1 : 1), y + hand[1] * scale, 4.5 * scale)),
  ].join('')
}
