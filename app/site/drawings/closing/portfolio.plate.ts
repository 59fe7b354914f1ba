import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { box } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [310, 172]
const thick = 16

type Board = { x: number; y: number; width: number; height: number; picture: string[] }

/** A board with its picture, and the brief on a card below it. */
const board = ({ x, y, width, height, picture }: Board) => [
  box({ origin, at: [x, y, 0], size: [width, thick, height], cast: 70 }),
  on(
    'front',
    origin,
    [x, y + thick, height],
    ...picture,
    rect('label', 10, height - 38, width - 20, 28),
    path(
      'mark bare',
      `M18 ${height - 30}h46v5h-46zM18 ${height - 21}h${width - 60}v3h-${width - 60}z`,
    ),
  ),
]

const wave = Array.from({ length: 26 }, (_, n) => {
  const half = Math.round(4 + 22 * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
  return `M${26 + n * 9} ${44 - half}v${half * 2}`
})

/** A still, a film and a recording on display in a row, each above its brief. */
export default sheet(
  { width: 640, height: 490, on: 'deep' },
  on(
    'lid',
    origin,
    [-80, -30, 0],
    path('thin', 'M0 0H380V310H0zM95 0V310M190 0V310M285 0V310M0 78H380M0 155H380M0 232H380'),
  ),
  ...board({
    x: 150,
    y: 0,
    width: 130,
    height: 216,
    picture: [
      rect('poppy', 10, 10, 110, 158),
      path('ground bare', 'M10 130H120V168H10z'),
      bottle(50, 156, 0.9),
    ],
  }),
  ...board({
    x: 30,
    y: 120,
    width: 220,
    height: 150,
    picture: [
      rect('ground', 10, 10, 200, 92),
      path(
        'solid bare',
        Array.from(
          { length: 12 },
          (_, n) => `M${16 + n * 16} 15h8v8h-8zM${16 + n * 16} 89h8v8h-8z`,
        ).join(''),
      ),
      path('tone', 'M16 30H76V82H16zM82 30H138V82H82zM144 30H204V82H144z'),
      path('poppy', 'M98 40v32l28 -16z'),
      bottle(46, 78, 0.3),
      bottle(174, 78, 0.3),
    ],
  }),
  ...board({
    x: -70,
    y: 240,
    width: 276,
    height: 126,
    picture: [
      rect('ground', 10, 10, 256, 68),
      path('cut', wave.join('')),
      rect('poppy', 118, 10, 8, 68),
    ],
  }),
)
