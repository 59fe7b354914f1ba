import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'

const origin = [120, 314] as const
const rack = space(origin, 1)
const [length, depth] = [430, 74] as const
const posts = [0, 140, 286, 430 - 10]
const boards = [0, 84]
const [foot, top] = [-18, 142]

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
const sold = [206, 62, 52] as const

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

/** The positions of the storefronts, clear of the posts. */
const windows = [
  [14, 4],
  [210, 12],
  [406, 22],
] as const

/** A storefront: its title bar, the parcel as its picture, and the lines of its listing. */
function front(index: number, listing: string) {
  const [x, y] = windows[index]!
  return `<g transform="translate(${x} ${y})">${[
    path('cast', 'M14 150V158H192V14H182V150z'),
    path('light', 'M0 0H182V150H0z'),
    path(index === 1 ? 'blueprint' : 'solid', 'M0 0H182V24H0z'),
    path('light bare', disc(14, 12, 4) + disc(28, 12, 4) + disc(42, 12, 4)),
    path('tone', 'M14 38H88V112H14z'),
    picture(51, 70),
    path('edge', listing),
    path('poppy', 'M14 122H72V138H14z'),
    path('cut void', 'M0 0H182V150H0z'),
  ].join('')}</g>`
}

/** The parcel as a window shows it. */
function picture(x: number, y: number) {
  const small = space([x, y], 0.5)
  return taped(small, [-26, 26], [-24, 24], [-20, 26], {}, 'edge')
}

const listings = [
  'M102 44h64M102 58h48M102 72h64M102 86h30M102 130h40',
  'M102 44h40M102 58h64M102 72h56M102 98h64M102 112h64M102 130h64',
  'M102 44h64M102 64h24M136 64h30M102 84h24M136 84h30M102 104h64M102 130h52',
]

const parcelTop = 84 + sold[2]

/** Lines from each window, above all other goods on the rack, down to the parcel that it shows. */
const [endX, endY] = project([sold[0] + sold[1] / 2, 36, parcelTop], origin)
const wires = `M182 154V198H497V172M${endX} 162V${endY}`

/** Three storefronts in front of one rack of goods, all showing the same parcel. */
export default sheet(
  { width: 600, height: 600 },
  path('cast', rack.flat(foot, [40, length + 40], [-24, depth - 10])),
  [0, 1].map((level) => posts.map((x) => (level ? '' : upright(x, 0))).join('')).join(''),
  board(0),
  goods(0).join(''),
  board(84),
  goods(1).slice(0, 3).join(''),
  solid(rack, [sold[0], sold[0] + sold[1]], [6, 66], [84, parcelTop], {
    lid: 'poppy',
    front: 'poppy',
    side: 'solid',
  }),
  goods(1).slice(3).join(''),
  posts.map((x) => upright(x, depth - 8)).join(''),
  `<path d="${wires}" stroke-width="7"/>`,
  inked('poppy', path('cut', wires)),
  on('lid', origin, [sold[0] + sold[1] / 2, 36, parcelTop], path('solid', disc(0, 0, 9))),
  listings.map((listing, index) => front(index, listing)).join(''),
)
