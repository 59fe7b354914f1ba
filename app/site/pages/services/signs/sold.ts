import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { missing } from '#app/site/drawings/scenes/missing.ts'
import { at, block, board, origin, shadow } from '#app/site/drawings/scenes/table.ts'
import { project } from '#app/ui/drawing/isometric.ts'

/** How many coins each month costs; the last month is at the back. */
const months = [1, 3, 6, 9]
const coin = 8

/** A stack of coins that is higher each month, and the one order that each of them brings. */
export const costlierAds = [
  board,
  months
    .map((coins, month) => {
      const y = 90 - month * 25
      return [
        Array.from({ length: coins }, (_, level) =>
          cylinder({
            origin,
            at: [30, y, level * coin],
            radius: 10,
            height: coin,
            ...(level > 2 && { lid: 'poppy', wall: 'poppy' }),
          }),
        ).join(''),
        taped(at, [66, 84], [y - 9, y + 9], [0, 17]),
      ].join('')
    })
    .toReversed(),
].flat()

function visitor(x: number, y: number, place: number) {
  const { body, arms } = isoPerson({
    at: project([x, y, 0], origin),
    height: 50,
    pen: place % 2 ? 'poppy' : 'ground',
    hair: (['short', 'long', 'bun'] as const)[place % 3]!,
  })
  return body + arms
}

/** A crowd in front of the store, and a single parcel that leaves it. */
export const moreVisitors = [
  board,
  shadow(98, 8, 10, 12),
  block([6, 8, 0], [92, 10, 66]),
  on(
    'front',
    origin,
    [6, 18, 66],
    path('solid', 'M0 0h92v11h-92z'),
    path('tone', 'M8 19h32v30h-32z'),
    path('solid bare', 'M48 20h34v5h-34zM48 31h24v3h-24z'),
    path('poppy', 'M48 41h34v11h-34z'),
  ),
  taped(at, [76, 96], [28, 48], [0, 18], { front: 'blueprint' }),
  [
    [16, 44],
    [50, 44],
    [16, 63],
    [50, 63],
    [16, 82],
    [50, 82],
    [84, 82],
  ].map(([x, y], place) => visitor(x!, y!, place)),
].flat()

const orders: [number, number][] = [
  [6, 32],
  [39, 65],
  [72, 98],
]

/** Three first orders, and beside each of them the missing second one. */
export const noSecondOrder = [
  board,
  orders.map((x) => [
    path('cast', at.flat(0, [x[1], x[1] + 8], [14, 40])),
    taped(at, x, [14, 40], [0, 28], {}, 'cut'),
  ]),
  on('lid', origin, [0, 0, 0], path('plan', orders.map(([x]) => `M${x + 13} 46V66`).join(''))),
  orders.map((x) => missing(x, [70, 96], [0, 28])),
].flat(2)
