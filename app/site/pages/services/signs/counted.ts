import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { missing } from '#app/site/drawings/scenes/missing.ts'
import { at, block, castingBoard, origin, shadow } from '#app/site/drawings/scenes/table.ts'

const layer = (at: number) => [8 + at * 21, 29 + at * 21] as const

const pallet = (x: number, color: string) => block([x, 32, 0], [28, 36, 8], color)

/** Two pallets of goods, and between them a sold-out one. */
export const soldOut = [
  castingBoard,
  pallet(2, 'solid'),
  [0, 1, 2].map((level) => taped(at, [3, 29], [34, 66], layer(level))),
  pallet(39, 'poppy'),
  [0, 1].map((level) => missing([40, 66], [34, 66], layer(level))),
  shadow(104, 32, 8, 36),
  pallet(76, 'solid'),
  taped(at, [77, 103], [34, 66], layer(0)),
].flat()

/** Sales that increase month by month, and a margin that stays as thin as it was: on the ground, without a board. */
export const thinBalance = [
  [4, 2, 1].map((slabs, month) => {
    const y = -4 + month * 42
    const top = 15 + slabs * 18 - 6
    return [
      path('cast', at.block([28, 74], [y, y + 30], [0, 0]).shadow(12 + top * 0.4)),
      block([28, y, 0], [46, 30, 9], 'poppy'),
      ...Array.from({ length: slabs }, (_, slab) =>
        taped(at, [28, 74], [y, y + 30], [15 + slab * 18, 27 + slab * 18], {
          front: slab % 2 ? 'light' : 'blueprint',
        }),
      ),
    ]
  }),
].flat(2)

/** Three tables that should be the same, each with a different cell filled in. */
export const threeVersions = [
  castingBoard,
  [
    { x: 34, y: 12, cell: 'M44 12h22v12h-22z' },
    { x: 22, y: 46, cell: 'M22 12h22v12h-22z' },
    { x: 10, y: 80, cell: 'M0 24h22v12h-22z' },
  ].map(({ x, y, cell }) => [
    shadow(x + 66, y, 10, 8),
    block([x, y, 0], [66, 8, 50]),
    on(
      'front',
      origin,
      [x, y + 8, 50],
      path('label', 'M0 0h66v50h-66z'),
      path('mark bare', 'M0 0h66v12h-66z'),
      path('poppy bare', cell),
      `<path stroke="var(--color-ink)" d="M0 24h66M0 36h66M22 12v38M44 12v38"/>`,
    ),
  ]),
].flat(2)
