import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { casting, ofBlock, shadows } from './casting.ts'
import { block, origin } from './table.ts'

/** The overview: sheets on each other, and the parcel that they are all about. */
export const overview = [
  casting(ofBlock([14, 90], [14, 90], 26)),
  ...[0, 9, 18, 27].map((z) => block([14, 14, z], [76, 76, 4], z === 9 ? 'blueprint' : undefined)),
  shadows(31, [90, 14], ofBlock([34, 70], [34, 70], 24)),
  block([34, 34, 31], [36, 36, 28], 'poppy'),
]

/** The funnel to scale: the stage that loses most is marked, with its potential. */
export const consulting = [
  casting(ofBlock([4, 87], [34, 70], 26)),
  ...[80, 64, 28, 22, 16].map((height, at) =>
    block([4 + at * 17, 34, 0], [15, 36, height], at === 2 ? 'poppy' : undefined),
  ),
]

const fader = (x: number, y: number, color: string) => [
  on('lid', origin, [x, 20, 18], path('solid', 'M6 4h4v66h-4z')),
  block([x, y, 18], [16, 16, 14], color),
]

/** A mixing console: one budget per channel, one of them raised. */
export const media = [
  casting(ofBlock([2, 90], [2, 14], 40), ofBlock([2, 90], [14, 98], 26)),
  block([2, 2, 0], [88, 12, 58]),
  on(
    'front',
    origin,
    [2, 14, 58],
    path('solid', 'M6 6h76v28h-76z'),
    path('blueprint bare', 'M12 20h8v12h-8zM24 14h8v18h-8zM48 17h8v15h-8zM60 22h8v10h-8z'),
    path('poppy bare', 'M36 9h8v23h-8z'),
  ),
  block([2, 14, 0], [88, 84, 18]),
  ...fader(12, 58, 'solid'),
  ...fader(38, 24, 'poppy'),
  ...fader(64, 46, 'blueprint'),
]

const letter = (x: number, y: number, z: number, seal: string) => [
  block([x, y, z], [76, 56, 8]),
  on(
    'lid',
    origin,
    [x, y, z + 8],
    path('edge', 'M0 56L30 24M76 56L46 24'),
    path('tone', 'M0 0L38 34L76 0z'),
    path(seal, 'M38 24a8 8 0 1 1 -.1 0z'),
  ),
]

/** Letters in the order in which they are sent, and a text message. */
export const email = [
  casting(ofBlock([6, 46], [14, 22], 44), ofBlock([12, 88], [44, 100], 26)),
  block([6, 14, 0], [40, 8, 72], 'solid'),
  on(
    'front',
    origin,
    [6, 22, 72],
    path('label', 'M4 6h32v56h-32z'),
    path('blueprint bare', 'M8 12h20v10h-20z'),
    path('poppy bare', 'M14 28h20v10h-20z'),
    path('blueprint bare', 'M8 44h16v10h-16z'),
  ),
  ...letter(12, 44, 0, 'blueprint'),
  ...letter(5, 36, 8, 'poppy'),
]
