import { disc } from '#app/site/drawings/plate/disc.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { bottle, flag, lightAt, softbox, spot } from './light-axis.ts'

/** As wide as the page on an upright tablet. */
const scale = 1.2

const key = lightAt([286, 74])
const fill = lightAt([286, 376])

/** On paper of its own, so that no line crosses it. */
const label = (words: string, x: number, y: number) =>
  rect('light bare', x - 4, y - 4, letteringWidth(words, 16.5) + 8, 24.5) +
  lettering(words, x, y, 16.5)

/** The room from above, from edge to edge: one camera, two lights, one black card, and the bottle. */
export default sheet(
  { width: 740, height: 624, coarseBelow: 480 },
  `<g transform="scale(${scale}) translate(-8.5 -8.5)">`,
  path('cast', 'M24 448H626V26H612V440H24z'),
  path('light', 'M10 10H610V440H420V430H600V20H20V430H330V440H10z'),
  path('dark bare', 'M10 10H610V440H420V430H600V20H20V430H330V440H10z'),
  path('light bare', 'M20 20H600V430H20z'),
  path('thin', 'M330 435V525A90 90 0 0 0 420 435'),
  path('cut', 'M330 430V440H10V10H610V440H420V430M330 435V525'),
  path('thin', 'M20 122H600M20 225H600M20 328H600M136 20V430M252 20V430M368 20V430M484 20V430'),
  // The camera's field of view, up to the sweep.
  path('tone bare', 'M172 225L560 68V382z'),
  path('plan', 'M172 225L560 68M172 225L560 382M60 225H592'),
  path(
    'solid bare',
    'M420 52H530Q574 52 574 96V354Q574 398 530 398H420V388H526Q562 388 562 352V98Q562 62 526 62H420z',
  ),
  // The table and, on it, the bottle in the key's beam, with its shadow on the other side.
  path('cast', 'M416 306H554V170H542V294H416z'),
  path('light', 'M404 156H542V294H404z'),
  path(
    'dark bare',
    key.shape([
      [key.far, -22],
      [key.far + 82, -26],
      [key.far + 82, 26],
      [key.far, 22],
    ]),
  ),
  path('cast', key.shape(spot, 11) + fill.shape(softbox, 11) + key.shape(flag, 9)),
  path(
    'poppy bare',
    key.shape([
      [8, -9],
      [key.far, -22],
      [key.far, 22],
      [8, 9],
    ]),
  ),
  path(
    'plan',
    fill.lines(
      [
        [16, -20],
        [fill.far, -22],
      ],
      [
        [16, 20],
        [fill.far, 22],
      ],
    ),
  ),
  path('blueprint', disc(...bottle, 22)),
  path('dark bare', 'M469.600 209.400A22 22 0 0 1 438.400 240.600A34 34 0 0 0 469.600 209.400z'),
  path('poppy', disc(...bottle, 11)),
  // The camera on its tripod, wired to its screen.
  path('edge', 'M128 225L78 190M128 225V292M128 225L78 262'),
  path('cast', 'M114 252H152V216H162V258H124z'),
  path('solid', 'M98 202H146V248H98z'),
  path('blueprint', 'M146 211L172 202V248L146 239z'),
  path('poppy bare', disc(112, 216, 5)),
  path('cut', 'M104 248C84 266 84 300 96 338'),
  path('cast', 'M64 394H150V340H144V388H64z'),
  path('solid', 'M56 334H144V388H56z'),
  path('light', 'M64 342H136V380H64z'),
  path('blueprint bare', 'M94 376V362q0 -6 4 -8v-6h8v6q4 2 4 8v14z'),
  // Key light above, brighter; fill light below, half as bright.
  path('light', key.shape(spot)),
  path(
    'solid',
    key.shape([
      [-52, -17],
      [-30, -17],
      [-30, 17],
      [-52, 17],
    ]),
  ),
  path(
    'edge',
    key.lines(
      [
        [-22, -17],
        [-22, 17],
      ],
      [
        [-14, -17],
        [-14, 17],
      ],
      [
        [-6, -17],
        [-6, 17],
      ],
    ),
  ),
  path(
    'poppy',
    key.shape([
      [2, -22],
      [8, -26],
      [8, 26],
      [2, 22],
    ]),
  ),
  path('tone', fill.shape(softbox)),
  path(
    'shade',
    fill.shape([
      [-24, 0],
      [8, 0],
      [8, 44],
      [-24, 12],
    ]),
  ),
  path(
    'solid',
    fill.shape([
      [-44, -12],
      [-24, -12],
      [-24, 12],
      [-44, 12],
    ]),
  ),
  path(
    'light',
    fill.shape([
      [8, -44],
      [16, -44],
      [16, 44],
      [8, 44],
    ]),
  ),
  path(
    'edge',
    fill.lines([
      [-24, 0],
      [8, 0],
    ]),
  ),
  path(
    'cut',
    key.lines([
      [136, -28],
      [130, -52],
    ]),
  ),
  path('solid', key.shape(flag)),
  label('KEY', 184, 64),
  label('FLAG', 418, 74),
  label('FILL', 346, 392),
  label('SWEEP', 424, 364),
  label('CAMERA', 64, 156),
  label('SCREEN', 56, 400),
  '</g>',
)
