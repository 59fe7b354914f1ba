import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { isoPath } from '#app/ui/drawing/isometric.ts'
import { casting, ofBlock, ofRound, shadows } from './casting.ts'
import { at, block, origin } from './table.ts'

const posts = (from: number, to: number) =>
  path(
    'cut',
    [
      [2, 72],
      [92, 72],
      [92, 36],
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
  casting(ofBlock([2, 92], [36, 72], 40)),
  block([2, 36, 0], [90, 36, 4], 'solid'),
  block([0, 34, 4], [94, 40, 5]),
  taped(at, [4, 28], [40, 68], [9, 33]),
  taped(at, [34, 58], [40, 68], [9, 33], { front: 'blueprint' }),
  taped(at, [64, 88], [40, 68], [9, 33]),
  posts(9, 44),
  block([0, 34, 44], [94, 40, 5]),
  taped(at, [4, 28], [40, 68], [49, 73], { front: 'blueprint' }),
  block([34, 40, 49], [24, 28, 24], 'solid'),
  path('label bare', at.flat(73, [43.6, 48.4], [40, 68])),
  path('label bare', at.left(68, [43.6, 48.4], [64.4, 73])),
  taped(at, [64, 88], [40, 68], [49, 73]),
  posts(49, 84),
]

const rollers = Array.from({ length: 8 }, (_, n) =>
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
  casting(ofBlock([0, 94], [22, 82], 26)),
  block([0, 22, 0], [94, 60, 12]),
  path('edge', rollers.join('')),
  shadows(12, [94, 22], ofBlock([4, 56], [30, 74], 26)),
  taped(at, [4, 56], [30, 74], [12, 52], {}, 'cut'),
  on(
    'front',
    origin,
    [10, 74, 38],
    path('label', 'M0 0h16v18h-16z'),
    path('solid bare', 'M3 4h8v2h-8zM3 9h10v2h-10zM3 13h6v2h-6z'),
  ),
  on('lid', origin, [61, 52, 13], path('poppy', 'M0 -6h12v-9l18 15l-18 15v-9h-12z')),
]

/** One number in the middle, and the outputs that are derived from it. */
export const systems = [
  casting(
    ofBlock([8, 32], [40, 64], 26),
    ofBlock([40, 64], [6, 30], 26),
    ofRound([52, 52], 19, 34),
    ofBlock([78, 100], [42, 64], 26),
    ofBlock([40, 64], [78, 100], 26),
  ),
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
  block([8, 40, 0], [24, 24, 16], 'solid'),
  block([40, 6, 0], [24, 24, 16]),
  cylinder({ origin, at: [52, 52, 0], radius: 19, height: 22 }),
  cylinder({ origin, at: [52, 52, 22], radius: 19, height: 14, wall: 'poppy', lid: 'poppy' }),
  cylinder({ origin, at: [52, 52, 36], radius: 19, height: 22 }),
  block([78, 42, 0], [22, 22, 16], 'blueprint'),
  block([40, 78, 0], [24, 22, 16]),
]
