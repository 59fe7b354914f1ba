import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on, prism } from '#app/site/drawings/plate/iso.ts'
import { path, placed, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const side = 216
const [wide, deep, high] = [44, 34, 56]

/** The symbols on the systems: a shop, stock, orders, a carrier, the books. */
const marks = [
  path('poppy bare', 'M8 10H36V18H8z') + path('edge', 'M10 20V44H34V20M22 44V30H30V44'),
  path('edge', 'M9 12V46M35 12V46M9 28H35M9 44H35') +
    path('solid bare', 'M13 18h8v10h-8zM24 34h8v10h-8z'),
  path('edge', 'M11 14H33V46H11z') +
    path('solid bare', 'M17 10H27V16H17zM15 24H29V27H15zM15 32H29V35H15z'),
  path('edge', 'M8 20H25V38H8zM25 27H32L36 32V38H25z') +
    path('solid bare', disc(15, 40, 4) + disc(30, 40, 4)),
  path('blueprint', 'M10 12H34V46H10z') + path('light bare', 'M17 19H29V23H17zM17 28H29V31H17z'),
]

/** One system on a sheet that starts at `origin`. */
function system(origin: Origin, index: number, x: number, y: number) {
  const at = space(origin, 1)
  return [
    path('cast', at.flat(0, [x + wide, x + wide + 22], [y - 6, y + deep - 8])),
    solid(at, [x, x + wide], [y, y + deep], [0, high], { front: 'light' }),
    on('front', origin, [x, y + deep, high], marks[index] ?? ''),
  ].join('')
}

const paper = (origin: Origin) => {
  const at = space(origin, 1)
  const grid = Array.from({ length: 8 }, (_, line) => {
    const step = 24 + line * 24
    return at.line([step, 0, 0], [step, side, 0]) + at.line([0, step, 0], [side, step, 0])
  })
  return [
    path('cast', at.flat(-8, [14, side + 16], [-6, side - 4])),
    solid(at, [0, side], [0, side], [-7, 0], { front: 'solid', side: 'solid' }, 'edge'),
    path('thin', grid.join('')),
  ].join('')
}

const today: Origin = [196, 64]
const scattered = [
  [8, 8],
  [162, 8],
  [4, 96],
  [166, 156],
  [60, 176],
] as const
/** Every pair of five systems, connected by hand. */
const byHand = scattered.flatMap((from, a) =>
  scattered.slice(a + 1).map((to, b) => {
    const ends = [from, to].map(([x, y]) => project([x + wide / 2, y + deep + 4, 0], today))
    const bend = project([108 + (a - 1.5) * 34, 108 + (b - 1) * 40, 0], today)
    return `M${ends[0]!.join(' ')}Q${bend.join(' ')} ${ends[1]!.join(' ')}`
  }),
)

/** The person who knows the connections, with two of them in hand. */
const person = (() => {
  const at = project([134, 78, 0], today)
  const { cast, body, arms } = isoPerson({ at, height: 82, pen: 'poppy', pose: 'spread' })
  const held = placed('M-29 -54C-36 -38 -30 -22 -42 -8M24 -43C30 -20 44 2 70 8', ...at)
  return `${cast}<g stroke-width="2.5">${path('void', held)}</g>${body}${arms}`
})()

const drawn: Origin = [394, 286]
const bus = space(drawn, 1)
const behind = [14, 86, 158] as const
const before = [50, 122] as const
const joint = (x: number, from: number, to: number) =>
  solid(
    bus,
    [x + 16, x + 28],
    [from, to],
    [0, 7],
    { lid: 'blueprint', front: 'blueprint', side: 'solid' },
    'edge',
  )

/** The step from the first sheet to the second: an arrow on the same floor, as thick as the sheets. */
const [tail, neck, tip] = [226, 282, 320]
const [left, middle, right] = [128, 162, 196]
const change = [
  solid(
    space(today, 1),
    [tail, neck],
    [middle - 14, middle + 14],
    [-7, 3],
    { lid: 'blueprint', front: 'solid', side: 'solid' },
    'edge',
  ),
  prism({
    origin: today,
    plan: [
      [neck, left],
      [tip, middle],
      [neck, right],
    ],
    from: -7,
    to: 3,
    lid: 'blueprint',
    walls: ['solid', 'solid'],
  }),
].join('')
/** Its shadow on the floor, which runs below the second sheet. */
const changeShadow = (() => {
  const { flat, face } = space(today, 1)
  return [
    path('cast', flat(-8, [tail + 18, neck - 8], [middle - 44, middle])),
    path(
      'cast',
      face([neck + 8, left - 34, -8], [tip + 22, middle - 24, -8], [neck + 8, right - 24, -8]),
    ),
  ].join('')
})()

/** Before and after: ten connections and a person who knows them, then five systems on one line. */
export default sheet(
  { width: 600, height: 530 },
  paper(today),
  `<g stroke-width="2.5">${path('void', byHand.join(''))}</g>`,
  scattered
    .slice(0, 2)
    .map(([x, y], index) => system(today, index, x, y))
    .join(''),
  system(today, 2, ...scattered[2]),
  person,
  system(today, 3, ...scattered[3]),
  system(today, 4, ...scattered[4]),
  changeShadow,
  paper(drawn),
  behind.map((x) => joint(x, 52, 92)).join(''),
  behind.map((x, index) => system(drawn, index, x, 18)).join(''),
  solid(bus, [6, side - 6], [92, 110], [0, 12], { lid: 'poppy', front: 'poppy', side: 'solid' }),
  before.map((x) => joint(x, 110, 150)).join(''),
  before.map((x, index) => system(drawn, index + 3, x, 150)).join(''),
  change,
)
