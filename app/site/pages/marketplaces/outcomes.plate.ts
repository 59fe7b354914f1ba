import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'

/** The board that all three stand on. Its left corner is at the drawing's edge, and so at the text's. */
const side = 124
const origin = [109, 108] as const
/** Thick enough for a word on its edge. */
const thick = 17
const at = space(origin, 1)
/** A word on the board's right edge, beside its row. */
const row = (word: string, y: number, color: string) =>
  on(
    'side',
    origin,
    [side, y, 0],
    inked(color, lettering(word, -letteringWidth(word, 9.6) / 2, 4, 9.6)),
  )
const ground = [
  path('cast', at.block([0, side], [0, side], [-thick, -thick]).shadow(26)),
  solid(at, [0, side], [0, side], [-thick, 0], { lid: 'tone', front: 'solid', side: 'solid' }),
  on(
    'lid',
    origin,
    [0, 0, 0],
    path('thin', [31, 62, 93].map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')),
  ),
  row('BEFORE', 94, 'sheet'),
  row('AFTER', 31, 'poppy'),
].join('')

/** The account at the start stands in front, the later one behind it to the right. */
const [before, after] = [
  { x: 10, y: 66 },
  { x: 60, y: 6 },
] as const
const poppy = { lid: 'poppy', front: 'poppy' }

/** Parcels of one size in layers of four, of which those from `grown` up are highlighted. */
function pile(corner: typeof before | typeof after, parcels: number, grown = parcels) {
  const [size, high] = [26, 15]
  const places = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  return Array.from({ length: parcels }, (_, n) => {
    const [right, front] = places[n % 4]!
    const [left, behind, floor] = [
      corner.x + right * size,
      corner.y + front * size,
      Math.floor(n / 4) * high,
    ]
    const [x, y, z]: Span[] = [
      [left, left + size],
      [behind, behind + size],
      [floor, floor + high],
    ]
    if (n < grown) return taped(at, x!, y!, z!)
    return (
      taped(at, x!, y!, z!, { ...poppy, side: 'poppy' }) +
      path('dark bare', at.right(x![1], y!, z!)) +
      path('edge void', at.block(x!, y!, z!).outline)
    )
  }).join('')
}
const revenue = [
  path('cast', at.block([60, 112], [6, 58], [0, 0]).shadow(12)),
  pile(after, 29, 20),
  path('cast', at.flat(0, [62, 88], [74, 118])),
  pile(before, 20),
]

/** What one sum of ad spend brings back, in coins. */
const coins = ({ x, y }: typeof before | typeof after, count: number) =>
  Array.from({ length: count }, (_, n) =>
    cylinder({
      origin,
      at: [x + 26, y + 26, n * 7.5],
      radius: 23,
      height: 7.5,
      ...(n > 9 && { lid: 'poppy', wall: 'poppy' }),
    }),
  ).join('')
const roas = [
  path('cast', at.flat(0, [86, 122], [14, 50])),
  coins(after, 16),
  path('cast', at.flat(0, [36, 78], [74, 110])),
  coins(before, 10),
]

const places = [4, 34, 64, 94].map((from): Span => [from, from + 26])
/** An empty crate: what it held is sold out, and its label says nought. */
const empty = (x: Span, y: Span, floor: number) => [
  path('cast', at.flat(floor, [x[1], x[1] + 5], y)),
  solid(at, x, y, [floor, floor + 24], {}, 'cut'),
  path('solid', at.flat(floor + 24, [x[0] + 3, x[1] - 3], [y[0] + 3, y[1] - 3])),
  on('front', origin, [x[0], y[1], floor + 24], rect('solid bare', 6, 5, 14, 14)),
  on(
    'front',
    origin,
    [x[0], y[1], floor + 24],
    `<g stroke="var(--color-sheet)">${lettering('0', 10, 7.5, 9)}</g>`,
  ),
]
/** Four sold-out items, and behind them on a step the same four: one of them is in stock. */
const stockouts = [
  solid(at, [0, side], [4, 60], [0, 34], { lid: 'tone', front: 'light', side: 'solid' }),
  places.map((x, n) =>
    n === 0
      ? [
          path('cast', at.flat(34, [30, 35], [14, 50])),
          solid(at, x, [14, 50], [34, 58]),
          path('solid', at.flat(58, [7, 27], [17, 47])),
          taped(at, [7, 27], [17, 47], [58, 84], poppy, 'cut'),
          path('cut', at.line([4, 50, 58], [30, 50, 58], [30, 14, 58])),
          path('poppy', at.left(50, [10, 24], [39, 53])),
        ].join('')
      : empty(x, [14, 50], 34).join(''),
  ),
  places.map((x) => empty(x, [78, 114], 0).join('')),
].flat(2)

/** The three outcomes in the order of the copy, all to the same scale. */
export default frames(
  252,
  256,
  [revenue, roas, stockouts].map((parts) => ground + parts.join('')),
)
