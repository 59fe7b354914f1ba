import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { tower } from './lighthouse.ts'
import { depth, height, length } from './parcel.ts'
import { nearest, shelf, shelved } from './shelf.ts'

type Point = readonly [x: number, y: number]

const lamp: Point = [80, 62]
/** The middle of the lens, the half of its length, and the direction along it. */
const [lens, half, along] = [[203, 352], 64, [0.926, -0.378]] as const
const focus: Point = [190, 446]

const round = (value: number) => Math.round(value * 10) / 10
/** A point on the lens, from -1 at its left end to 1 at its right end. */
const onLens = (share: number): Point => [
  round(lens[0] + along[0] * half * share),
  round(lens[1] + along[1] * half * share),
]
const ray = (share: number) => `M${lamp.join(' ')}L${onLens(share).join(' ')}L${focus.join(' ')}`
const [left, right] = [onLens(-1), onLens(1)]

/** A stack of rock, too narrow to stand in the light. */
const rock = [
  'M4 236L20 198L38 202L46 182L96 180L108 194L114 230L102 250L58 254L22 248Z',
  'M20 198L38 202L40 244L22 248L4 236Z',
  'M96 180L108 194L114 230L102 250L94 222Z',
]

/** The lens, lying in the light, on a stand. */
const glass = 'M-64 0C-44 -22 44 -22 64 0C44 22 -44 22 -64 0Z'

const [x, y, z] = [
  [0, length],
  [0, depth],
  [0, height],
] as const
const inLight = space([152, 238], 0.62)
const bench = space([focus[0], focus[1] + 49], 1)
const slab = [
  [-16, 70],
  [-8, 68],
  [-18, 0],
] as const
const planned = inLight.block(x, y, z)

/** The journey of the parcel on a phone, downwards: lighthouse, lens and shelf one below the other. */
export default sheet(
  { width: 272, height: 892, on: 'deep', weight: 1.6 },
  path('tone bare', `M${[lamp, right, focus, left].map((each) => each.join(' ')).join('L')}Z`),
  path('thin', [-0.6, -0.2, 0.2, 0.6].map(ray).join('')),
  path('plan', [left, right].map((end) => `M${lamp.join(' ')}L${end.join(' ')}`).join('')),
  path('edge', [left, right].map((end) => `M${end.join(' ')}L${focus.join(' ')}`).join('')),
  path('tone', rock[0]!),
  path('solid', rock[1]!),
  path('dark', rock[2]!),
  path('cut', rock[0]!),
  path('thin', 'M0 266C40 250 70 276 118 262M14 280C50 270 70 284 104 276'),
  `<g transform="translate(-12 2.500) scale(.75)">${tower}</g>`,
  path('ground bare', planned.outline),
  path('plan', planned.lid + planned.front + planned.side),
  // The stand.
  path('cast', 'M92 548L110 542L126 552L112 559Z'),
  path('light', 'M56 534L88 518L120 534L88 552Z'),
  path('solid', `M83 ${left[1] - 16}H93V536H83Z`),
  path('dark bare', `M88 ${left[1] - 16}H93V536H88Z`),
  path('solid', `M83 ${left[1] - 4}H${left[0] + 4}V${left[1] + 4}H83Z`),
  path('cast', bench.block(...slab).shadow(10)),
  solid(bench, ...slab, {}, 'edge'),
  path('cast', bench.block(x, y, z).shadow(8)),
  taped(bench, x, y, z, { lid: 'solid', front: 'tone' }, 'cut'),
  `<g transform="translate(${lens.join(' ')}) rotate(-22.200)">`,
  path('tone', glass),
  path('shade bare', 'M-64 0C-44 22 44 22 64 0C44 12 -44 12 -64 0Z'),
  path('solid bare', 'M-64 0C-44 -22 44 -22 64 0C44 -12 -44 -12 -64 0Z'),
  path('cut', glass),
  '</g>',
  path('poppy bare', 'M190 423L196 440L213 446L196 452L190 469L184 452L167 446L184 440Z'),
  `<g transform="translate(-150 590)">${shelf}${shelved}${nearest}</g>`,
)
