import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import type { Span } from '#app/site/drawings/plate/space.ts'
import { at, board, origin } from '#app/site/drawings/scenes/table.ts'

/** The height of the initial account in all three drawings. */
const start = 80
const x = [34, 68] as const
const middle = 51

/** The position of the initial account, and behind it to the right that of the grown one. */
const [before, after] = [
  [66, 100],
  [10, 44],
] as const

const parcels = (y: typeof before | typeof after) =>
  [0, 1, 2, 3, 4].map((n) => taped(at, x, y, [n * 16, (n + 1) * 16])).join('')

const revenue = [
  parcels(after),
  solid(at, x, after, [start, start * 1.45], { lid: 'poppy', front: 'poppy' }),
  parcels(before),
]

const coins = (y: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    cylinder({
      origin,
      at: [middle, y, n * 8],
      radius: 17,
      height: 8,
      ...(n > 9 && { lid: 'poppy', wall: 'poppy' }),
    }),
  ).join('')

const roas = [coins(27, 16), coins(83, 10)]

const places = [1, 28, 55, 82].map((from) => [from, from + 22] as const)

/** A sold-out place: an empty crate. */
const crate = (along: Span, y: Span) =>
  solid(at, along, y, [0, 16], {}, 'cut') +
  path('solid', at.flat(16, [along[0] + 3, along[1] - 3], [y[0] + 3, y[1] - 3]))

/** Four sold-out places, and behind them the same four: one of them has stock. */
const stockouts = [
  places.map((along, n) =>
    n === 0
      ? solid(at, along, [8, 38], [0, 40], { lid: 'poppy', front: 'poppy' })
      : crate(along, [8, 38]),
  ),
  places.map((along) => crate(along, [64, 94])),
].flat()

/** The three outcomes in the order of the copy, all to the same scale. */
export default frames(
  240,
  236,
  [revenue, roas, stockouts].map(
    (parts) => `<g transform="translate(0 46)">${board}${parts.join('')}</g>`,
  ),
)
