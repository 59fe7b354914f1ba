import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'

/** The floor of the warehouse: its back corner, and its sides. */
const scale = 1.12
const origin = [146, 46] as const
const yard = space(origin, scale)
const [long, deep] = [264, 128]

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

/** A shelf of two floors, with its rear corner on the floor at `left` and `rear`. */
function rack(left: number, rear: number, filled: boolean) {
  const at = space(yard.point([left, rear, 0]), scale)
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
    path('cast', at.face([70, 0, 0], [96, -13, 0], [96, 20, 0], [70, 33, 0])),
    post(0, 0) + post(70, 0),
    board(7, [20, 16]) + board(35, [22, 25]),
    post(0, 33) + post(70, 33),
  ].join('')
}

/** The line along the shelves, and the branches from it to each. */
const main = 102
const branch = (from: number): [number, number][] => [
  [from, main],
  [from + 12, main - 3],
  [from + 15, main - 15],
  [from + 15, 50],
]
const [full, bare] = [86, 186]

/** The wagon, with the order on its way to the parcel. */
const [x, y] = [full + 15, 62]
const wagon = [
  path('cast', yard.flat(0, [x + 12, x + 34], [y - 8, y + 34])),
  solid(yard, [x - 13, x + 13], [y + 2, y + 38], [4, 10], {
    lid: 'solid',
    front: 'solid',
    side: 'solid',
  }),
  solid(yard, [x - 15, x + 15], [y, y + 40], [10, 20], { lid: 'poppy', front: 'poppy' }),
  path('label', yard.flat(20.5, [x - 9, x + 9], [y + 7, y + 33])),
  path('edge', yard.line([x - 3, y + 13, 20], [x - 3, y + 27, 20])),
  path('edge', yard.line([x + 3, y + 13, 20], [x + 3, y + 22, 20])),
].join('')

/** The board with the orders. */
const desk = space(yard.point([6, 52, 0]), scale)
const orders = [
  path('cast', desk.face([40, 0, 0], [62, -11, 0], [62, -3, 0], [40, 8, 0])),
  solid(desk, [0, 40], [0, 8], [0, 62], { front: 'solid', lid: 'solid' }),
  path('label', desk.left(8, [4, 36], [8, 57])),
  path('poppy bare', desk.left(8, [8, 14], [44, 50])),
  path('tone bare', desk.left(8, [8, 14], [32, 38]) + desk.left(8, [8, 14], [20, 26])),
  path('edge', [47, 35, 23].map((z) => desk.line([18, 8, z], [32, 8, z])).join('')),
].join('')

const foot = yard.point([full - 26, main + 15, 0])
const knob = [foot[0] + 12, foot[1] - 26] as const

/** A railway: an order sets the points to the shelf that is full, and the wagon follows. */
export const rails = [
  path('cast', yard.flat(-14, [16, long + 18], [-10, deep])),
  solid(yard, [0, long], [0, deep], [-13, 0], { lid: 'ground', front: 'solid', side: 'solid' }),
  track([
    [0, main],
    [long, main],
  ]),
  track(branch(bare)),
  inked('blueprint', track([[0, main], ...branch(full)], 'cut')),
  rack(66, 10, true),
  rack(166, 10, false),
  orders,
  wagon,
  // The lever of the points, thrown, and its rod
  path('solid', yard.flat(0, [full - 34, full - 18], [main + 8, main + 22])),
  path('cut', `M${foot.join(' ')}L${knob.join(' ')}`),
  path('poppy', disc(...knob, 7)),
].join('')
