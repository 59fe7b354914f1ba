import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { prism } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'
import { deep, standing, wide } from './five-systems.ts'
import { cable, drawn, lifted, plug, ports } from './tangle.ts'

const paper = (origin: Origin, [right, left]: Sides) => {
  const at = space(origin, 1)
  const steps = (side: number) =>
    Array.from({ length: Math.ceil(side / 24) - 1 }, (_, n) => 24 + n * 24)
  const grid = [
    ...steps(right).map((step) => at.line([step, 0, 0], [step, left, 0])),
    ...steps(left).map((step) => at.line([0, step, 0], [right, step, 0])),
  ]
  return [
    path('cast', at.flat(-8, [14, right + 16], [-6, left - 4])),
    solid(at, [0, right], [0, left], [-7, 0], { front: 'solid', side: 'solid' }, 'edge'),
    path('thin', grid.join('')),
  ].join('')
}

/** Before: the systems stand along the two walls, and on the floor lie the connections of each to each. */
type Sides = readonly [x: number, y: number]
const [today, floor]: [Origin, Sides] = [
  [232, 58],
  [258, 258],
]
const before = space(today, 1)
const places = [
  ['ledgers', 10, 10, [0.35, 0.75], [0.35, 0.75]],
  ['truck', 102, 10, [0.15, 0.4, 0.62, 0.85], []],
  ['rack', 196, 10, [0.15, 0.4, 0.62, 0.85], []],
  ['shop', 10, 106, [], [0.15, 0.4, 0.62, 0.85]],
  ['clipboard', 10, 204, [], [0.15, 0.4, 0.62, 0.85]],
] as const
const [books, carrier, stock, store, orders] = places.map(([, x, y, left, right]) =>
  ports(x, y, left, right),
) as [Ports, Ports, Ports, Ports, Ports]
type Ports = ReturnType<typeof ports>

/** The person who knows the connections, with two of them in hand. */
const feet = project([172, 172, 0], today)
const height = 96
const guard = isoPerson({ at: feet, height, pen: 'blueprint', pose: 'spread' })
const hand = (right: number, down: number) =>
  [feet[0] + (right * height) / 111, feet[1] + (down * height) / 111] as const

const lying = [
  cable(store[3]!, orders[3]!, [170, 190], today),
  cable(books[0]!, store[0]!, [70, 70], today),
  cable(store[1]!, carrier[1]!, [240, 230], today),
  cable(books[2]!, carrier[0]!, [50, 60], today),
  cable(books[1]!, orders[0]!, [190, 90], today),
  cable(carrier[3]!, stock[3]!, [150, 170], today),
  cable(books[3]!, stock[0]!, [150, 130], today),
  cable(store[2]!, stock[1]!, [290, 230], today),
]
const inHand = [
  lifted(orders[1]!, carrier[2]!, [80, 120], hand(-38, -75), today),
  lifted(orders[2]!, stock[2]!, [190, 150], hand(32, -60), today),
]

/** After: one line between the same systems. */
const [drawnAt, floorAfter]: [Origin, Sides] = [
  [371, 320],
  [244, 200],
]
const after = space(drawnAt, 1)
const behind = [
  ['shop', 20],
  ['rack', 100],
  ['clipboard', 180],
] as const
const inFront = [
  ['truck', 54],
  ['ledgers', 146],
] as const
const blue = { lid: 'blueprint', front: 'blueprint', side: 'solid' }
const joint = (x: number, from: number, until: number) =>
  solid(after, [x + wide / 2 - 6, x + wide / 2 + 6], [from, until], [0, 8], blue, 'edge')
const socket = (x: number, y: number) =>
  solid(
    after,
    [x + wide / 2 - 10, x + wide / 2 + 10],
    [y, y + 6],
    [0, 12],
    { lid: 'poppy', front: 'poppy', side: 'solid' },
    'edge',
  )

/** The step from the first sheet to the second: an arrow on the same floor, as thick as the sheets. */
const [tail, neck, tip, middle] = [264, 290, 340, 220]
const change = [
  solid(
    before,
    [tail, neck],
    [middle - 10, middle + 10],
    [-7, 3],
    { ...blue, front: 'solid' },
    'edge',
  ),
  prism({
    origin: today,
    plan: [
      [neck, middle - 22],
      [tip, middle],
      [neck, middle + 22],
    ],
    from: -7,
    to: 3,
    lid: 'blueprint',
    walls: ['solid', 'solid'],
  }),
].join('')

/** Before and after: ten connections and a person who knows them, then five systems on one line. */
export default sheet(
  { width: 600, height: 560, coarseBelow: 400 },
  paper(today, floor),
  places.map(([name, x, y]) => standing(name, before, x, y)).join(''),
  drawn(lying),
  [books, carrier, stock, store, orders]
    .flat()
    .map((port) => plug(before, port))
    .join(''),
  guard.cast,
  guard.body,
  drawn(inHand),
  guard.arms,
  change,
  paper(drawnAt, floorAfter),
  behind.map(([name, x]) => standing(name, after, x, 14, 'solid')).join(''),
  behind.map(([, x]) => socket(x, 14 + deep) + joint(x, 20 + deep, 92)).join(''),
  solid(after, [6, floorAfter[0] - 6], [92, 112], [0, 14], blue),
  inFront.map(([, x]) => joint(x, 112, 146)).join(''),
  inFront.map(([name, x]) => standing(name, after, x, 146, 'solid')).join(''),
)
