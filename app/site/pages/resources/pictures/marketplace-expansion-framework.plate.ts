import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { word } from '#app/site/pages/resources/word.ts'

const at = space([81, 167], 0.96)
const { face, flat, left, line, point } = at

/** How long the shelf is. */
const deep = 100
const board = (z: number) => solid(at, [0, deep], [0, 52], [z, z + 7], {}, 'edge')
const post = (x: number, y: number) => solid(at, [x, x + 5], [y, y + 5], [0, 116], {}, 'edge')
const stock = (z: number, ...boxes: (readonly [x: number, width: number, height: number])[]) =>
  boxes.map(([x, w, h]) => taped(at, [x, x + w], [10, 46], [z, z + h])).join('')

const shelf = [
  path('cast', flat(0, [deep, deep + 26], [-12, 46])),
  post(0, 0) + post(deep - 5, 0),
  board(0) + stock(7, [8, 24, 30], [37, 28, 22], [70, 22, 34]),
  board(54) + stock(61, [8, 32, 24], [46, 20, 36], [70, 24, 26]),
  board(109),
  post(0, 47) + post(deep - 5, 47),
].join('')

const gate = (x: number) => {
  const [right, top] = point([x + 3, 30, 72])
  return [
    solid(at, [x, x + 6], [8, 14], [0, 52], {}, 'edge'),
    solid(at, [x, x + 6], [46, 52], [0, 52], {}, 'edge'),
    solid(at, [x, x + 6], [8, 52], [52, 61], { lid: 'solid' }, 'edge'),
    path('poppy', disc(right, top, 8.5)),
  ].join('')
}

/** Behind the last gate, the way of the goods turns up along the channels. */
const [first, between, turn] = [128, 30, 306]
const gates = Array.from({ length: 5 }, (_, index) => first + index * between)
const channels = ['own store', 'Amazon', 'Walmart', 'eBay']
const place = (index: number) => -72 - index * 54
const [from, to] = [turn - 72, turn - 18]

/** What stands for each channel, from its back to its front: a shop, two kinds of shelves, and a parcel with a tag. */
const stands = [
  (y: number) => [
    solid(at, [from, to], [y - 24, y + 22], [0, 56], { front: 'blueprint' }),
    path('label', left(y + 22, [from + 6, from + 22], [0, 32])),
    path('label', left(y + 22, [from + 28, from + 48], [12, 32])),
    ...[0, 1, 2, 3].map((n) => {
      const [a, b] = [from + n * 13.5, from + n * 13.5 + 13.5]
      return path(
        n % 2 ? 'light' : 'poppy',
        face([a, y + 22, 54], [b, y + 22, 54], [b, y + 36, 40], [a, y + 36, 40]),
      )
    }),
  ],
  (y: number) => [
    solid(at, [from, to], [y - 18, y - 12], [0, 84], {}, 'edge'),
    ...[0, 40].flatMap((z) => [
      solid(at, [from, to], [y - 12, y + 18], [z, z + 7], { lid: 'solid' }, 'edge'),
      taped(at, [from + 5, from + 26], [y - 8, y + 14], [z + 7, z + 27]),
      taped(at, [from + 31, from + 48], [y - 8, y + 14], [z + 7, z + 19]),
    ]),
  ],
  (y: number) => [
    solid(at, [from, to], [y - 20, y + 20], [0, 16], { front: 'solid' }, 'edge'),
    taped(at, [from + 4, from + 26], [y - 16, y + 2], [16, 40]),
    taped(at, [from + 28, from + 50], [y - 16, y + 2], [16, 34]),
    solid(at, [from, to], [y + 6, y + 20], [16, 26], { front: 'blueprint' }, 'edge'),
  ],
  (y: number) => [
    taped(at, [from, to - 4], [y - 24, y + 20], [0, 42], {}, 'cut'),
    path(
      'poppy',
      face(
        [to - 4, y + 14, 6],
        [to - 4, y - 6, 6],
        [to - 4, y - 6, 24],
        [to - 4, y + 4, 33],
        [to - 4, y + 14, 24],
      ),
    ),
    path('cut', line([to - 4, y + 4, 28], [to - 4, y - 2, 42])),
  ],
]

const channel = (name: string, index: number) => {
  const y = place(index)
  const [x, down] = point([turn, y, 0])
  return [
    path('cut', line([turn, y, 0], [to, y, 0])),
    path('cast', flat(0, [to, to + 14], [y - 26, y + 16])),
    ...stands[index]!(y),
    word(x + 11, down + 7, name),
  ].join('')
}

/** One shelf and one stock count, led through five gates to four channels. One parcel is through. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('cut', line([deep, 30, 0], [turn, 30, 0], [turn, place(3) - 12, 0])),
  shelf,
  channels.map(channel).toReversed().join(''),
  gates.map(gate).join(''),
  path('cast', at.block([270, 298], [16, 44], [0, 0]).shadow(24)) +
    taped(at, [270, 298], [16, 44], [0, 26]),
  path('edge', line([0, 0, 136], [deep, 0, 136])),
  path('cut', line([0, 0, 128], [0, 0, 144]) + line([deep, 0, 128], [deep, 0, 144])),
  word(146, 42, 'one count'),
)
