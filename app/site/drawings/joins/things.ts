import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The three openings that one concept has: the bottle at the lens, poured from, and alone. */
const shots = [
  bottle(34, 208, 1.42, { lifted: true }),
  bottle(-4, 26, 0.46, { lifted: true, open: true, turn: 110 }) +
    path('light', 'M34 76h30l-5 32h-20z') +
    path('blueprint', 'M46 46q8 0 8 10v38h7l-2 14h-20l-2 -14h11v-36q0 -4 -4 -5z') +
    path('edge', 'M34 76h30l-5 32h-20z'),
  bottle(34, 104, 0.5),
] as const

/** The picture of an opening with its upper left corner at `x` and `y`, in a frame 68 by 116 at the scale 1. */
export const shot = (which: 0 | 1 | 2, x: number, y: number, scale = 1, pen = 'tone') =>
  `<svg x="${x}" y="${y}" width="${68 * scale}" height="${116 * scale}" viewBox="0 0 68 116">${
    rect(`${pen} bare`, 0, 0, 68, 116) +
    rect('light bare', 0, 92, 68, 24) +
    path('edge', 'M0 92H68') +
    shots[which]
  }</svg>`

/** A screen in a browser window with its shadow, seen from the front. */
export const browser = (x: number, y: number, width: number, height: number, bar = 'solid') =>
  rect('light', x, y, width, height) +
  rect(bar, x, y, width, 14) +
  path('label bare', [0, 1, 2].map((n) => disc(x + 9 + n * 10, y + 7, 2.5)).join(''))
