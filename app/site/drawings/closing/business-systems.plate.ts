import { disc } from '#app/site/drawings/plate/disc.ts'
import { on, prism } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [300, 306]
const at = space(origin, 1)
const [wide, deep, tall] = [228, 100, 280]
const breakers = [0, 1, 2, 3, 4, 5]

/** The floor in three steps, one for each reader. */
const [steps, reach] = [
  [120, 208, 304],
  [284, 197, 104],
] as const
const within = (value: number, bounds: readonly number[], ends: readonly number[]) =>
  ends[bounds.findIndex((bound) => value < bound)]!
const ground = prism({
  origin,
  plan: [
    [-40, -10],
    [steps[2], -10],
    [steps[2], reach[2]],
    [steps[1], reach[2]],
    [steps[1], reach[1]],
    [steps[0], reach[1]],
    [steps[0], reach[0]],
    [-40, reach[0]],
  ],
  from: -8,
  to: 0,
  walls: ['solid', 'solid'],
})
const tiles = path(
  'thin',
  [40, 90, 140, 190, 240]
    .map((y) => at.line([-40, y, 0], [within(y, reach.toReversed(), steps.toReversed()), y, 0]))
    .concat(
      [10, 60, 110, 160, 210, 260].map((x) =>
        at.line([x, -10, 0], [x, within(x, steps, reach), 0]),
      ),
    )
    .join(''),
)

/** Six breakers on one bus, one of them switched. */
const panel = on(
  'front',
  origin,
  [0, deep, tall],
  path('ground', 'M16 16h196v202h-196z'),
  path('solid', 'M108 26h12v182h-12z'),
  breakers
    .map((n) => {
      const [x, y] = [n % 2 ? 124 : 30, 30 + Math.floor(n / 2) * 60]
      const switched = n === 3
      return (
        path('tone', `M${x} ${y}h74v46h-74z`) +
        path(switched ? 'poppy' : 'solid', `M${x + (switched ? 42 : 10)} ${y + 8}h22v30h-22z`) +
        path(
          'edge',
          switched
            ? `M${x + 12} ${y + 16}h20M${x + 12} ${y + 30}h20`
            : `M${x + 42} ${y + 16}h22M${x + 42} ${y + 30}h22`,
        )
      )
    })
    .join(''),
  path('solid', 'M16 230h84v34h-84z'),
  path('edge', 'M116 236h96M116 248h66M116 260h84'),
)

/** The left leaf of its door, open wider than a right angle: a schedule hangs inside, a tab stands out at the edge. */
const [hinge, edge] = [
  [0, deep],
  [-26, deep + 108],
] as const
const onDoor = (along: number, z: number) =>
  [hinge[0] + (edge[0] - hinge[0]) * along, hinge[1] + (edge[1] - hinge[1]) * along, z] as const
const leaf = (from: number, to: number, low: number, high: number) =>
  at.face(onDoor(from, low), onDoor(to, low), onDoor(to, high), onDoor(from, high))
const door = [
  path(
    'cast',
    at.face(
      [hinge[0], hinge[1], 0],
      [edge[0], edge[1], 0],
      [edge[0] + 40, edge[1] - 20, 0],
      [40, deep + 1, 0],
    ),
  ),
  path('light', leaf(0, 1, 14, tall - 6)),
  path('shade', leaf(0, 1, 14, tall - 6)),
  path('label', leaf(0.2, 0.8, 120, 236)),
  path(
    'edge',
    [216, 200, 184, 168, 152, 136]
      .map((z, n) => at.line(onDoor(0.28, z), onDoor(n % 2 ? 0.6 : 0.72, z)))
      .join(''),
  ),
  path('cut void', leaf(0, 1, 14, tall - 6)),
  path('poppy', leaf(0.9, 1.22, 150, 186)),
].join('')

/** A conduit along the floor: lit above, hatched on its right side. */
const pipe = (x: readonly [number, number], y: readonly [number, number]) =>
  path('cast', at.flat(0, [x[1], x[1] + 9], [y[0] - 4, y[1] - 4])) +
  solid(at, x, y, [0, 9], { lid: 'light', front: 'tone' }, 'edge')
const joint = (x: number, y: number) =>
  solid(
    at,
    [x - 9, x + 9],
    [y - 9, y + 9],
    [0, 15],
    { lid: 'blueprint', front: 'blueprint', side: 'solid' },
    'edge',
  )

/** Everything that reads from the cabinet. */
const readers = [
  pipe([165, 175], [deep, 154]),
  joint(170, deep + 9),
  pipe([77, 87], [deep, 222]),
  joint(82, deep + 9),
  pipe([20, 34], [253, 263]),
  pipe([29, 39], [deep, 258]),
  joint(34, deep + 9),
  joint(34, 258),
  path('cast', at.flat(0, [20, 42], [230, 268])),
  taped(at, [-24, 20], [236, 280], [0, 36], { front: 'blueprint' }, 'cut'),
  path('cast', at.flat(0, [104, 128], [214, 252])),
  solid(at, [60, 104], [218, 262], [0, 36], { lid: 'poppy', front: 'poppy' }),
  path('cast', at.flat(0, [192, 216], [146, 184])),
  solid(at, [148, 192], [150, 194], [0, 36], { lid: 'solid' }),
  on('lid', origin, [148, 150, 36], path('label bare', disc(22, 22, 9))),
]

/** The open cabinet with one bus, and a conduit to everything that reads from it. */
export default sheet(
  { width: 640, height: 520, coarseBelow: 400 },
  ground,
  tiles,
  path('cast', at.flat(0, [wide, wide + 72], [0, deep - 4])),
  solid(at, [0, wide], [0, deep], [0, tall]),
  panel,
  on(
    'side',
    origin,
    [wide, deep, tall],
    path('edge', 'M14 28h72M14 40h72M14 52h72M14 64h72M14 236h72M14 248h72'),
  ),
  door,
  readers.join(''),
)
