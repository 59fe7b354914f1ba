import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [104, 84] as const
const at = space(origin, 1)
const { face, flat, left, line } = at

/** A white sheet on the table, with its content. */
const sheetAt = (x: number, y: number, z: number) =>
  solid(at, [x, x + 84], [y, y + 64], [z, z + 5], { lid: 'solid', front: 'tone', side: 'tone' })
const onSheet = (x: number, y: number, z: number, ...parts: string[]) =>
  on('lid', origin, [x, y, z + 5], inked('blueprint-deep', ...parts))

/** A stamp on a lid. Its tick is drawn so that it has a short and a long arm on the screen. */
const stampedTick = (x: number, y: number, z: number, radius: number) =>
  on(
    'lid',
    origin,
    [x, y, z],
    path('poppy', disc(0, 0, radius)),
    inked('ink', path('cut', 'M-5.6 3.6L3.8 6.2L-1.8 -12.2')),
  )

/** Stock beside a gauge: it has fallen to the mark, so the next parcel is on order. */
const reorder = [
  path('cast', flat(0, [56, 92], [-6, 44])),
  taped(at, [0, 56], [-6, 44], [0, 34], { front: 'blueprint' }, 'cut'),
  path(
    'plan',
    at.block([0, 56], [-6, 44], [34, 66]).outline +
      line([0, 44, 66], [56, 44, 66], [56, -6, 66]) +
      line([56, 44, 66], [56, 44, 34]),
  ),
  path('cut', line([-14, 62, 0], [-14, 62, 84])),
  path('edge', [0, 21, 42, 63, 84].map((z) => line([-14, 62, z], [-4, 62, z])).join('')),
  path('poppy', face([-11, 62, 35], [5, 62, 46], [5, 62, 24])),
]

/** A one-page quote, and the stamp that turns it into an order. */
const quote = [
  path('cast', flat(0, [62, 96], [-30, 40])),
  sheetAt(-22, -26, 0),
  onSheet(-22, -26, 0, path('edge', 'M12 14h36M12 26h58M12 36h50M12 46h30')),
  stampedTick(42, 24, 5, 14),
  // The stamp, lifted
  path('plan', line([42, 24, 8], [42, 24, 34])),
  solid(at, [26, 56], [10, 38], [34, 46], { front: 'blueprint' }, 'edge'),
  solid(at, [36, 46], [20, 28], [46, 74], { front: 'light', side: 'tone' }, 'edge'),
]

/** One order and two warehouses: it ships from the nearer one that has stock. */
const house = (x: number, y: number, pen: string) =>
  path('cast', flat(0, [x + 38, x + 60], [y, y + 32])) +
  solid(at, [x, x + 38], [y, y + 38], [0, 36], {}, 'cut') +
  path('ground', left(y + 38, [x + 8, x + 30], [0, 24])) +
  path(pen, left(y + 38, [x + 8, x + 30], [24, 30]))
const routing = [
  path('plan', line([-7, 40, 0], [-7, -28, 0])),
  inked('poppy', path('cut', line([-20, 56, 0], [68, 56, 0], [68, 34, 0]))),
  house(-26, -66, 'light'),
  house(52, -4, 'poppy'),
  taped(at, [-36, -4], [40, 72], [0, 26], { front: 'blueprint' }, 'cut'),
]

/** The margin of an order: all costs stacked, and the profit on top. */
const profit = [
  path('cast', flat(0, [54, 96], [-24, 40])),
  ...[0, 11, 22, 33].map((z, n) =>
    solid(at, [-10, 54], [-24, 40], [z, z + 10], { front: n % 2 ? 'light' : 'blueprint' }, 'edge'),
  ),
  path(
    'plan',
    line([-10, 40, 43], [-10, 40, 55]) +
      line([54, 40, 43], [54, 40, 55]) +
      line([54, -24, 43], [54, -24, 55]),
  ),
  solid(at, [-10, 54], [-24, 40], [54, 66], { lid: 'poppy', front: 'poppy', side: 'poppy' }, 'cut'),
]

/** A return at the desk. */
const returns = [
  path('cast', flat(-20, [80, 108], [-20, 44])),
  solid(at, [-40, 80], [-22, 42], [-8, 0], { front: 'blueprint' }, 'cut'),
  path(
    'cut',
    line([-36, 40, -10], [-36, 40, -34]) +
      line([78, 40, -10], [78, 40, -30]) +
      line([78, -20, -10], [78, -20, -34]),
  ),
  taped(at, [-28, 14], [-10, 30], [0, 32], {}, 'cut'),
  path('solid', face([34, 0, 1], [66, 0, 1], [66, 28, 1], [34, 28, 1])),
  inked('poppy', path('cut void', 'M150 62C146 22 108 14 84 30')),
  path('poppy', 'M92 18L78 34L98 38z'),
]

/** Three papers that agree, and one tick for all. */
const approvals = [
  path('cast', flat(0, [64, 100], [-30, 40])),
  sheetAt(-28, -18, 0),
  sheetAt(-24, -22, 9),
  sheetAt(-20, -26, 18),
  onSheet(-20, -26, 18, path('edge', 'M12 14h30M12 26h24M12 38h30M12 50h20M54 14h18M54 26h18')),
  stampedTick(46, 18, 23, 16),
]

/** The main switch on the wall, from which the bus leaves at the foot. */
const main = [
  `<g stroke-width="7" stroke="var(--color-plan)">${path('', 'M104 108V150')}</g>`,
  solid(at, [-46, 34], [-24, 34], [0, 82], { lid: 'solid' }, 'cut'),
  on(
    'front',
    origin,
    [-46, 34, 82],
    path('ground', 'M8 8h64v36h-64z'),
    path('light', disc(27, 26, 12)),
    path('edge', 'M27 26l7 -7M50 17h14M50 26h14M50 35h8'),
    path('poppy', 'M8 52h64v22h-64z'),
    path('label bare', 'M46 56h22v14h-22z'),
  ),
  on('side', origin, [34, 34, 82], path('edge', 'M12 12h34M12 20h34M12 28h34')),
]

const [wide, high] = [232, 190]

/** The part of each drawing that fills its frame: its left and upper edge, and its width. */
const circuits: [drawing: string[], left: number, top: number, width: number][] = [
  [reorder, 26, 10, 176],
  [quote, 42, 30, 176],
  [routing, -8, -8, 222],
  [profit, 44, -4, 192],
  [returns, 24, 12, 200],
  [approvals, 32, 26, 188],
  [main, -6, -38, 220],
]

/** The six systems, in the order of the copy, and the switch before them. */
export default frames(
  wide,
  high,
  circuits.map(
    ([drawing, left, top, width]) =>
      `<svg width="${wide}" height="${high}" viewBox="${left} ${top} ${width} ${Math.round((width * high) / wide)}">${drawing.join('')}</svg>`,
  ),
  { on: 'deep', weight: 0.85 },
)
