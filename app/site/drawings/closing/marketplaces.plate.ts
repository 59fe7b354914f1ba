import { box, face } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { isoPath, type Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [140, 268]
const [long, deep] = [410, 84]
const shelves = [18, 104, 190]
type Item = [x: number, width: number, height: number, kind?: 'hidden' | 'poppy']
const stock: Item[][] = [
  [
    [10, 70, 62],
    [86, 52, 48],
    [150, 64, 70, 'hidden'],
    [232, 84, 44],
    [322, 60, 66],
  ],
  [
    [8, 54, 58],
    [70, 80, 40],
    [164, 56, 66, 'poppy'],
    [232, 46, 52],
    [290, 92, 60],
  ],
  [
    [14, 88, 46],
    [112, 46, 64],
    [176, 72, 38],
    [256, 64, 58, 'hidden'],
    [334, 58, 40],
  ],
]

/** The edges of a crate that is on the shelf, but not for sale. */
function outlined([x, width, height]: Item, z: number) {
  const [right, top] = [x + width, z + height]
  const outline = face(
    origin,
    [x, 68, z],
    [right, 68, z],
    [right, 10, z],
    [right, 10, top],
    [x, 10, top],
    [x, 68, top],
  )
  // Each edge once, because two rows of dashes would look like a line.
  const inner = [
    [right, 68, z],
    [right, 10, top],
    [x, 68, top],
  ] as const
  const edges = outline + inner.map((end) => isoPath([[right, 68, top], end], origin)).join('')
  return inked('poppy', `<path d="${edges}" stroke-width="3" stroke-dasharray="9 7"/>`)
}

function item(each: Item, z: number) {
  const [x, width, height, kind] = each
  if (kind === 'hidden') return outlined(each, z)
  const faces = kind ? { lid: kind, front: kind } : { lid: 'solid' }
  return box({ origin, at: [x, 10, z], size: [width, 58, height], faces })
}

/** Below a live product its price, below a hidden one an empty label. */
const label = ([x, width, , kind]: Item) =>
  kind === 'hidden'
    ? inked('poppy', rect('cut void', x + width / 2 - 20, 2, 40, 13))
    : rect('blueprint bare', x + width / 2 - 17, 4, 34, 9)

/** One shelf for three marketplaces, with the bestseller in the middle. Two of its products are not live. */
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
          at: [0, 0, z - 18],
          size: [long, deep, 18],
          faces: { lid: 'light', front: 'solid' },
        }) +
        on('front', origin, [0, deep, z], stock[level]!.map(label).join('')) +
        stock[level]!.map((each) => item(each, z)).join(''),
    )
    .join(''),
  box({ origin, at: [0, deep - 8, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
  box({ origin, at: [long - 8, deep - 8, 0], size: [8, 8, 246], faces: { lid: 'solid' } }),
)
