import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

/** The floor of the warehouse, seen from the points. */
const yard = space([128, 156], 1)

/** A track through points on the floor: the bed with its sleepers, and two rails. */
function track(points: [number, number][], pen = 'edge') {
  const along = points.slice(1).flatMap(([x2, y2], n) => {
    const [x1, y1] = points[n]!
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
    return Array.from({ length: Math.floor(length / 11) }, (_, k): [Point3, Point3] => {
      const [x, y] = [x1 + ux * (k * 11 + 5), y1 + uy * (k * 11 + 5)]
      return [
        [x - uy * 13, y + ux * 13, 0],
        [x + uy * 13, y - ux * 13, 0],
      ]
    })
  })
  const rail = (side: number) =>
    points.map(([x, y], n): Point3 => {
      const [ax, ay] = points[Math.max(0, n - 1)]!
      const [bx, by] = points[Math.min(points.length - 1, n + 1)]!
      const length = Math.hypot(bx - ax, by - ay)
      return [x - (side * (by - ay)) / length, y + (side * (bx - ax)) / length, 0]
    })
  return [
    path('thin', along.map(([from, to]) => yard.line(from, to)).join('')),
    path(pen, yard.line(...rail(6)) + yard.line(...rail(-6))),
  ].join('')
}

/** A shelf of two floors, with its left rear corner at `origin`. */
function rack(origin: Origin, filled: boolean) {
  const at = space(origin, 1)
  const post = (x: number, y: number) =>
    solid(at, [x - 2, x + 2], [y - 2, y + 2], [0, 54], { front: 'solid' }, 'edge')
  const board = (z: number, tall: [number, number]) => {
    const boxes = tall.map((high, n) => {
      const [x, y] = [
        [5 + n * 34, 31 + n * 34],
        [4, 29],
      ] as const
      if (filled) return taped(at, x, y, [z, z + high], { front: n ? 'light' : 'tone' })
      const { lid, front, side } = at.block(x, y, [z, z + high])
      return path('plan', lid + front + side)
    })
    return (
      solid(at, [0, 70], [0, 33], [z - 4, z], { lid: 'ground', front: 'solid' }, 'edge') +
      boxes.join('')
    )
  }
  return [
    path('cast', at.face([70, 0, 0], [102, -16, 0], [102, 17, 0], [70, 33, 0])),
    post(0, 0) + post(70, 0),
    board(7, [20, 16]) + board(35, [22, 25]),
    post(0, 33) + post(70, 33),
  ].join('')
}

const slab = 'M6 152L141 74H330L432 133L330 190H72z'

/** The wagon, with the order on its way to the parcel. */
const wagon = [
  path('cast', yard.face([14, -58, 0], [40, -70, 0], [40, -30, 0], [14, -18, 0])),
  solid(yard, [-13, 13], [-58, -18], [4, 10], { lid: 'solid', front: 'solid', side: 'solid' }),
  solid(yard, [-15, 15], [-60, -16], [10, 18], { lid: 'poppy', front: 'poppy' }),
  path('label', yard.flat(18.5, [-8, 9], [-52, -26])),
  path('edge', yard.line([-4, -32, 18], [-4, -46, 18]) + yard.line([3, -32, 18], [3, -42, 18])),
].join('')

const desk = space([58, 120], 1)
/** The board with the orders. */
const orders = [
  path('cast', desk.face([40, 0, 0], [66, -12, 0], [66, -6, 0], [40, 8, 0])),
  solid(desk, [0, 40], [0, 8], [0, 62], { front: 'solid', lid: 'solid' }),
  path('label', desk.left(8, [4, 36], [8, 57])),
  path('poppy bare', desk.left(8, [8, 14], [44, 50])),
  path('tone bare', desk.left(8, [8, 14], [32, 38]) + desk.left(8, [8, 14], [20, 26])),
  path('edge', [47, 35, 23].map((z) => desk.line([18, 8, z], [32, 8, z])).join('')),
].join('')

/** A railway: an order sets the points to the shelf that is full, and the wagon follows. */
export const rails = [
  path('light', 'M6 152L72 190v14L6 166z'),
  path('solid', 'M72 190H330L432 133v14L330 204H72z'),
  path('ground', slab),
  `<clipPath id="slab"><path d="${slab}"/></clipPath><g clip-path="url(#slab)">`,
  track([
    [-90, 90],
    [112, -112],
  ]),
  inked(
    'blueprint',
    track(
      [
        [-90, 90],
        [-12, 12],
        [-3, -2],
        [0, -18],
        [0, -80],
      ],
      'cut',
    ),
  ),
  '</g>',
  path('cut', 'M6 152L72 190H330L432 133'),
  orders,
  rack([198, 80], true),
  wagon,
  rack([322, 116], false),
  // The lever of the points, thrown, and its rod
  path('cast', 'M100 184h20l30 -14h-20z'),
  path('solid', 'M92 176l14 -6l14 6l-14 8z'),
  path('cut', 'M106 175L116 156'),
  path('poppy', disc(117, 153, 6)),
].join('')
