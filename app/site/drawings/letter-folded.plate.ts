import { disc } from './plate/disc.ts'
import { on } from './plate/iso.ts'
import { path, sheet } from './plate/sheet.ts'
import { space } from './plate/space.ts'

const origin = [292, 124] as const
const desk = space(origin, 1)
const { face, flat, line, right } = desk

/** The sheet on the desk, and the heights at which its creases, between its thirds, and its edges are. */
const [from, to] = [-164, -22]
const folds = [
  [-32, 9],
  [28, 0],
  [88, 11],
  [148, 2],
] as const
type Third = 0 | 1 | 2
const third = (n: Third) =>
  face([from, ...folds[n]], [to, ...folds[n]], [to, ...folds[n + 1]!], [from, ...folds[n + 1]!])

/** A written line on a third: `down` is its share of the height. */
function written(n: Third, down: number, length: number) {
  const [[y1, z1], [y2, z2]] = [folds[n], folds[n + 1]!]
  const at = [y1 + (y2 - y1) * down, z1 + (z2 - z1) * down] as const
  return line([from + 18, ...at], [from + 18 + length, ...at])
}

const [x1, x2] = [102, 308]
const middle = (x1 + x2) / 2

/** From a sheet to a letter: creased in thirds, then halfway into its envelope, which is not sealed yet. */
export default sheet(
  { width: 580, height: 380 },
  path('cast', flat(0, [from + 10, to + 26], [-38, 146])),
  path('light', third(0)),
  path('tone', third(1)),
  path('shade', third(1)),
  path('light', third(2)),
  path('edge', written(0, 0.4, 84) + written(2, 0.3, 70)),
  path('thin', written(0, 0.7, 112) + written(2, 0.55, 108) + written(2, 0.8, 92)),
  path(
    'cut void',
    line(
      ...folds.map(([y, z]) => [to, y, z] as const),
      ...folds.map(([y, z]) => [from, y, z] as const).toReversed(),
      [to, ...folds[0]],
    ),
  ),
  // To the letter above the pocket's mouth.
  path('plan', line([to + 34, -14, 0], [x1 - 32, -14, 0])),
  path('poppy', face([x1 - 32, -27, 0], [x1 - 7, -14, 0], [x1 - 32, -1, 0])),
  // The envelope: its flap open, the letter between its back and its pocket.
  path('cast', flat(0, [x1 + 20, x2 + 34], [20, 150])),
  path('tone', face([x1, 30, 8], [x2, 30, 8], [middle, -74, 8])),
  path('shade', face([middle, 30, 8], [x2, 30, 8], [middle, -74, 8])),
  path('cut void', face([x1, 30, 8], [x2, 30, 8], [middle, -74, 8])),
  path('tone', flat(8, [x1, x2], [30, 166])),
  path('light', flat(12, [x1 + 16, x2 - 16], [-20, 130])),
  path('edge', line([x1 + 34, 0, 12], [x1 + 112, 0, 12])),
  path(
    'thin',
    line([x1 + 34, 20, 12], [x2 - 34, 20, 12]) + line([x1 + 34, 38, 12], [x2 - 50, 38, 12]),
  ),
  path('blueprint', flat(12, [x2 - 58, x2 - 34], [-10, 8])),
  path('light', face([x1, 30, 16], [middle, 112, 16], [x2, 30, 16], [x2, 166, 16], [x1, 166, 16])),
  path('tone', face([x1, 30, 16], [middle, 112, 16], [x1, 166, 16])),
  path('shade', face([x2, 30, 16], [middle, 112, 16], [x2, 166, 16])),
  path('light', face([x1, 166, 16], [middle, 92, 16], [x2, 166, 16])),
  path('light', desk.left(166, [x1, x2], [0, 16])),
  path('solid', right(x2, [30, 166], [0, 16])),
  path(
    'cut void',
    face([x1, 30, 16], [middle, 112, 16], [x2, 30, 16], [x2, 166, 16], [x1, 166, 16]),
  ),
  on('lid', origin, [middle, 108, 16], path('poppy', disc(0, 0, 17))),
)
