import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { isoPath } from '#app/ui/drawing/isometric.ts'
import { at, block, board, origin, shadow } from './table.ts'

const posts = (from: number, to: number) =>
  path(
    'cut',
    [
      [4, 72],
      [100, 72],
      [100, 36],
    ]
      .map(([x, y]) =>
        isoPath(
          [
            [x!, y!, from],
            [x!, y!, to],
          ],
          origin,
        ),
      )
      .join(''),
  )

/** One shelf for three storefronts: the same stock, one item sold. */
export const marketplaces = [
  board,
  shadow(100, 36, 14, 36),
  block([2, 34, 4], [100, 40, 5]),
  taped(at, [8, 32], [40, 68], [9, 33]),
  taped(at, [38, 62], [40, 68], [9, 33], { front: 'blueprint' }),
  taped(at, [68, 92], [40, 68], [9, 33]),
  posts(9, 44),
  block([2, 34, 44], [100, 40, 5]),
  taped(at, [8, 32], [40, 68], [49, 73], { front: 'blueprint' }),
  block([38, 40, 49], [24, 28, 24], 'poppy'),
  taped(at, [68, 92], [40, 68], [49, 73]),
  posts(49, 84),
]

const rollers = Array.from({ length: 9 }, (_, n) =>
  isoPath(
    [
      [6 + n * 12, 24, 12],
      [6 + n * 12, 80, 12],
    ],
    origin,
  ),
)

/** A parcel that leaves on a roller conveyor. */
export const fulfillment = [
  board,
  shadow(104, 30, 10, 50),
  block([0, 22, 0], [104, 60, 12]),
  path('edge', rollers.join('')),
  taped(at, [10, 62], [30, 74], [12, 52], {}, 'cut'),
  on(
    'front',
    origin,
    [16, 74, 38],
    path('label', 'M0 0h16v18h-16z'),
    path('solid bare', 'M3 4h8v2h-8zM3 9h10v2h-10zM3 13h6v2h-6z'),
  ),
  on('lid', origin, [70, 52, 13], path('poppy', 'M0 -6h12v-9l18 15l-18 15v-9h-12z')),
]

/** One number in the middle, and the outputs that are derived from it. */
export const systems = [
  board,
  inked(
    'blueprint',
    path(
      'cut',
      isoPath(
        [
          [20, 52, 0],
          [84, 52, 0],
        ],
        origin,
      ) +
        isoPath(
          [
            [52, 20, 0],
            [52, 84, 0],
          ],
          origin,
        ),
    ),
  ),
  block([8, 40, 0], [24, 24, 16], 'solid', 8),
  block([40, 6, 0], [24, 24, 16], undefined, 8),
  cylinder({ origin, at: [52, 52, 0], radius: 19, height: 22 }),
  cylinder({ origin, at: [52, 52, 22], radius: 19, height: 14, wall: 'poppy', lid: 'poppy' }),
  cylinder({ origin, at: [52, 52, 36], radius: 19, height: 22 }),
  block([78, 42, 0], [22, 22, 16], 'blueprint', 8),
  block([40, 78, 0], [24, 22, 16], undefined, 8),
]
