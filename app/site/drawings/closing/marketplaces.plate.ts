import { box, face } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [140, 268]
const [long, deep] = [410, 84]
const shelves = [12, 100, 186]
type Item = [x: number, width: number, height: number, lid?: string]
const stock: Item[][] = [
  [
    [10, 70, 62],
    [86, 52, 48],
    [150, 64, 70, 'solid'],
    [232, 84, 44],
    [322, 60, 66],
  ],
  [
    [8, 54, 58],
    [70, 80, 40, 'solid'],
    [164, 56, 66, 'poppy'],
    [232, 46, 52],
    [286, 92, 60],
  ],
  [
    [14, 88, 46, 'solid'],
    [112, 46, 64],
    [176, 72, 38],
    [262, 56, 56],
    [326, 58, 40],
  ],
]

/** One shelf for three marketplaces: the same boxes on every level, and the bestseller. */
export default sheet(
  { width: 640, height: 520, on: 'deep', coarseBelow: 400 },
  path(
    'cast',
    face(origin, [long, 0, 0], [long + 90, 0, 0], [long + 90, deep, 0], [long, deep, 0]),
  ),
  box({ origin, at: [0, 0, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
  box({ origin, at: [long - 8, 0, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
  shelves
    .map(
      (z, level) =>
        box({
          origin,
          at: [0, 0, z - 10],
          size: [long, deep, 10],
          faces: { lid: 'light', front: 'solid' },
        }) +
        on(
          'front',
          origin,
          [0, deep, z],
          path('poppy bare', [24, 158, 292].map((x) => `M${x} 2h52v6h-52z`).join('')),
        ) +
        stock[level]!.map(([x, width, height, lid]) =>
          box({
            origin,
            at: [x, 10, z],
            size: [width, 58, height],
            faces: lid === 'poppy' ? { lid, front: lid } : lid ? { lid } : {},
          }),
        ).join(''),
    )
    .join(''),
  box({ origin, at: [0, deep - 8, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
  box({ origin, at: [long - 8, deep - 8, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
)
