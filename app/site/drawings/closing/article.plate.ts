import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [330, 142] as const
const desk = space(origin, 1)
const { face, flat, left, line, right } = desk

const board = { x: [-184, 240], y: [-70, 190] } as const
const paper = { x: [-136, 104], y: [-34, 164] } as const

/** The rows of the reader's own table: the length of each name and of each figure. */
const rows = [
  [58, 84],
  [74, 66],
  [46, 30],
  [66, 72],
  [52, 58],
] as const
const worst = 2

/** A completed worksheet, with the worst row marked. */
const worksheet = on(
  'lid',
  origin,
  [paper.x[0], paper.y[0], 4],
  rect('label bare', 0, 0, 240, 198),
  rect('mark bare', 18, 18, 92, 13),
  rows
    .map(([, figure], n) =>
      rect(n === worst ? 'poppy bare' : 'blueprint bare', 118, 52 + n * 27, figure, 13),
    )
    .join(''),
  inked(
    'ink',
    path('edge', rows.map(([name], n) => `M20 ${58.5 + n * 27}h${name}`).join('')),
    path('thin', rows.map((_, n) => `M18 ${72 + n * 27}h204`).join('') + 'M110 44v138'),
    path('cut', 'M18 44h204'),
    path('cut void', 'M0 0h240v198H0z'),
  ),
  inked('poppy', path('cut void', 'M8 113c0-18 62-17 108-16s56 4 56 17-36 16-82 16-82-3-82-17z')),
)

/** A pencil lying beside the drawing. */
const [from, to, tip] = [6, 116, 146]
const pencil = [
  path('cast', flat(0, [132, 150], [from - 6, tip - 12])),
  path('solid', flat(12, [120, 132], [from, to])),
  path('shade', right(132, [from, to], [0, 12])),
  path('poppy', flat(12, [120, 132], [from - 16, from]) + right(132, [from - 16, from], [0, 12])),
  path(
    'light',
    face([120, to, 12], [132, to, 12], [126, tip, 3]) +
      face([132, to, 0], [132, to, 12], [126, tip, 3]),
  ),
  path('solid', face([124, tip - 10, 6], [129, tip - 10, 6], [126, tip, 3])),
].join('')

/** A desk at which somebody works through a guide. */
export default sheet(
  { width: 640, height: 396, on: 'deep' },
  path(
    'cast',
    face(
      [board.x[1], board.y[0], -16],
      [board.x[1] + 46, board.y[0] + 4, -16],
      [board.x[1] + 46, board.y[1] - 20, -16],
      [board.x[1], board.y[1], -16],
    ),
  ),
  solid(desk, board.x, board.y, [-16, 0]),
  path(
    'thin',
    Array.from({ length: 14 }, (_, n) =>
      line([board.x[0] + 30 * (n + 1), board.y[0], 0], [board.x[0] + 30 * (n + 1), board.y[1], 0]),
    ).join('') +
      Array.from({ length: 8 }, (_, n) =>
        line(
          [board.x[0], board.y[0] + 30 * (n + 1), 0],
          [board.x[1], board.y[0] + 30 * (n + 1), 0],
        ),
      ).join(''),
  ),
  path('cut', left(board.y[1], board.x, [-16, 0])),
  path('cast', flat(0, [paper.x[0] + 16, paper.x[1] + 18], [paper.y[0] + 8, paper.y[1] + 8])),
  // The remaining sheets of the guide.
  path('light', flat(1, [paper.x[0] - 14, paper.x[1] - 10], [paper.y[0] - 12, paper.y[1] - 10])),
  worksheet,
  path('cast', flat(0, [190, 236], [-56, -8])),
  path('cut void', `M${origin[0] + 199} 190c30-6 34 34 2 36`),
  cylinder({ origin, at: [166, -30, 0], radius: 30, height: 58, lid: 'solid' }),
  on('lid', origin, [166, -30, 58], path('ground', disc(0, 0, 22))),
  pencil,
  path('cast', flat(0, [204, 240], [106, 168])),
  taped(desk, [176, 226], [118, 168], [0, 44], { lid: 'light' }, 'cut'),
)
