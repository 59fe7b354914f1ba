import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { at as rack, depth, foot, length, origin, pipe, slab, slabs } from './storefronts.ts'

const posts = [0, 140, 286, length - 10]
const boards = [0, 84]
const top = 142

/** An object on a board: its position, width, depth and height. */
const stock = {
  0: [
    [16, 54, 46],
    [76, 50, 60],
    [158, 58, 38],
    [222, 52, 62],
    [304, 44, 44],
    [354, 56, 56],
  ],
  1: [
    [20, 48, 56],
    [80, 46, 40],
    [160, 46, 44],
    [308, 50, 60],
    [366, 46, 38],
  ],
} as const
/** The one parcel that all three windows show. */
const sold = [208, 62, 52] as const

const board = (z: number) =>
  solid(rack, [0, length], [0, depth], [z - 8, z], { front: 'poppy', side: 'solid' }, 'edge')

const goods = (level: 0 | 1) =>
  stock[level].map(([x, wide, high], index) => {
    const faces = index % 3 === 1 ? { lid: 'light', front: 'blueprint', side: 'solid' } : {}
    const z = boards[level] ?? 0
    return (
      path('cast', rack.flat(z, [x + wide, Math.min(x + wide + 18, length)], [6, 60])) +
      (index % 2
        ? solid(rack, [x, x + wide], [10, 62], [z, z + high], faces)
        : taped(rack, [x, x + wide], [10, 62], [z, z + high], {}, 'cut'))
    )
  })

const upright = (x: number, y: number) =>
  solid(
    rack,
    [x, x + 10],
    [y, y + 8],
    [foot, top],
    { lid: 'solid', front: 'light', side: 'solid' },
    'edge',
  )

/** The pipe behind the rack, with a branch up to each window and one forward, down to the parcel. */
const [behind, level] = [-14, 168]
const middle = sold[0] + sold[1] / 2
const parcelTop = 84 + sold[2]
const main: Point3[] = [
  [slabs[0] + 64, behind, level],
  [slabs[2] + 64, behind, level],
]
const risers = slabs.map((x): Point3[] => [
  [x + 64, behind, level],
  [x + 64, behind, 190],
])
const branch: Point3[] = [
  [middle, behind, level],
  [middle, 36, level],
  [middle, 36, parcelTop],
]

/** Who puts away what has arrived: behind a trolley, in front of the rack. */
const picker = isoPerson({
  at: [110, 473],
  height: 116,
  pen: 'poppy',
  hair: 'bun',
  pose: 'resting',
})
const [along, across] = [
  [96, 152],
  [168, 206],
] as const
const deck = foot + 12
const trolley = [
  path('cast', rack.block(along, across, [foot, foot]).shadow(40)),
  path(
    'solid',
    [
      [104, 206],
      [144, 206],
      [152, 176],
    ]
      .map(([x, y]) => rack.wheel([x!, y!, foot + 5], 6))
      .join(''),
  ),
  solid(
    rack,
    along,
    across,
    [foot + 8, deck + 4],
    { front: 'blueprint', lid: 'tone', side: 'solid' },
    'edge',
  ),
  path('cut', rack.line([108, 169, deck], [108, 169, 43], [152, 169, 43], [152, 169, deck])),
  taped(rack, [102, 146], [172, 202], [deck + 4, deck + 36]),
].join('')

/** Three storefronts above one rack of goods, all showing the same parcel. */
export default sheet(
  { width: 600, height: 600, coarseBelow: 400 },
  path('cast', rack.flat(foot, [30, length + 40], [-26, depth - 10])),
  posts.map((x) => upright(x, 0)).join(''),
  pipe(main, ...risers),
  slabs.map((_, index) => slab(index)).join(''),
  board(0),
  goods(0).join(''),
  board(84),
  goods(1).slice(0, 3).join(''),
  path('cast', rack.flat(84, [sold[0] + sold[1], sold[0] + sold[1] + 22], [6, 60])),
  solid(rack, [sold[0], sold[0] + sold[1]], [6, 66], [84, parcelTop], {
    lid: 'poppy',
    front: 'poppy',
    side: 'solid',
  }),
  goods(1).slice(3).join(''),
  posts.map((x) => upright(x, depth - 8)).join(''),
  path('cast', rack.flat(parcelTop, [middle, middle + 26], [32, 40])),
  on('lid', origin, [middle, 36, parcelTop], path('solid', disc(0, 0, 13))),
  pipe(branch),
  picker.cast,
  picker.body,
  trolley,
  picker.arms,
)
