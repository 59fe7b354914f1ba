import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { missing } from '#app/site/drawings/scenes/missing.ts'
import { at, block, castingBoard, origin } from '#app/site/drawings/scenes/table.ts'
import { project } from '#app/ui/drawing/isometric.ts'

/** How many coins each month costs; the last month is at the back. */
const months = [1, 3, 6, 9]
const coin = 8

/** A stack of coins that is higher each month, and the one order that each of them brings. */
export const costlierAds = [
  castingBoard,
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
  const { cast, body, arms } = isoPerson({
    at: project([x, y, 0], origin),
    height: 50,
    pen: place % 2 ? 'poppy' : 'blueprint',
    legs: 'label',
    hair: (['short', 'long', 'bun'] as const)[place % 3]!,
  })
  return cast + body + arms
}

/** A crowd on the ground in front of the store, and a single parcel that leaves it. */
export const moreVisitors = [
  path('cast', at.block([-2, 106], [0, 12], [0, 0]).shadow(30)),
  block([-2, 0, 0], [108, 12, 68]),
  on(
    'front',
    origin,
    [-2, 12, 68],
    path('solid', 'M0 0h108v13h-108z'),
    path('tone', 'M9 23h38v36h-38z'),
    path('blueprint', 'M18 37h20v22h-20z'),
    path('poppy bare', 'M24 37h8v8h-8z'),
    path('solid bare', 'M56 24h42v6h-42zM56 37h28v4h-28z'),
    path('poppy', 'M56 49h42v13h-42z'),
  ),
  path('cast', at.flat(0, [108, 120], [22, 46])),
  taped(at, [86, 108], [22, 46], [0, 20], { front: 'blueprint' }, 'cut'),
  [
    [14, 38],
    [50, 36],
    [-6, 56],
    [28, 58],
    [62, 60],
    [96, 76],
    [8, 82],
    [44, 84],
    [72, 100],
    [26, 108],
  ].map(([x, y], place) => visitor(x!, y!, place)),
].flat()

const orders: [number, number][] = [
  [6, 32],
  [39, 65],
  [72, 98],
]

/** Three first orders, and beside each of them the missing second one. */
export const noSecondOrder = [
  castingBoard,
  orders.map((x) => [
    path('cast', at.flat(0, [x[1], x[1] + 8], [14, 40])),
    taped(at, x, [14, 40], [0, 28], {}, 'cut'),
  ]),
  on('lid', origin, [0, 0, 0], path('plan', orders.map(([x]) => `M${x + 13} 46V66`).join(''))),
  orders.map((x) => missing(x, [70, 96], [0, 28])),
].flat(2)
