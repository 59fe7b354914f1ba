import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { heldBottle } from '#app/site/drawings/plate/held-bottle.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [320, 400]
/** Dots reach over both edges, which would otherwise cut them into a saw-tooth. */
const across = [-8, wide + 8] as const

/** One light, one angle, three shelves: all objects cast the same shadow. */
const collection = [
  rect('tone bare', 0, 0, wide, high),
  halftone(across, [0, high], 'plan', (depth) => 1 + 5 * depth ** 1.6),
  [128, 252, 376]
    .map((y, shelf) =>
      [
        rect('cast', 0, y + 12, wide, 14),
        [46, 122, 198, 274]
          .map((x, at) =>
            (shelf + at) % 4 === 1
              ? path('cast', `M${x} ${y}l34 -20h46l-30 20z`) +
                rect('poppy', x - 26, y - 56, 52, 56) +
                rect('dark bare', x + 10, y - 56, 16, 56) +
                rect('label', x - 26, y - 40, 52, 20) +
                rect('mark bare', x - 18, y - 34, 24, 3) +
                rect('mark bare', x - 18, y - 28, 16, 3)
              : bottle(x, y, [0.66, 0.74, 0.58, 0.7][(at + shelf) % 4]!),
          )
          .join(''),
        rect('solid', -4, y, wide + 8, 12),
      ].join(''),
    )
    .join(''),
]

/** The one thumbnail of twelve that stands out. */
const thumbnails = [
  rect('solid bare', 0, 0, wide, high),
  inked(
    'plan',
    Array.from({ length: 12 }, (_, at) => {
      const [x, y] = [14 + (at % 3) * 100, 12 + Math.floor(at / 3) * 96]
      return (
        rect('edge', x, y, 92, 88) +
        path(
          at % 2 ? 'thin' : 'edge',
          `M${x + 34} ${y + 76}v-36q0 -10 7 -13v-11h10v11q7 3 7 13v36z`,
        )
      )
    }).join(''),
  ),
  rect('light', 84, 84, 152, 172),
  rect('tone bare', 86, 200, 148, 54),
  bottle(154, 238, 1.04),
  inked('poppy', `<path stroke-width="8" d="M84 84h152v172h-152z"/>`),
  path('solid', 'M212 236l50 42l-22 3l13 27l-14 7l-13 -27l-14 15z'),
  inked('sheet', path('cut void', 'M212 236l50 42l-22 3l13 27l-14 7l-13 -27l-14 15z')),
]

/** The real size: held in a hand, and measured. */
const scale = [
  rect('poppy bare', 0, 0, wide, high),
  halftone(across, [0, 300], 'poppy-tint', (depth) => 7.5 * (1 - depth) ** 1.4),
  heldBottle,
  inked(
    'ink',
    path('cut', 'M288 48V352M276 48H300M276 352H300M90 378H230M90 368V388M230 368V388'),
    path('edge', 'M280 124H296M280 200H296M280 276H296M137 372V384M183 372V384'),
  ),
]

const crop = (x: number, y: number, width: number, height: number) =>
  path(
    'cut',
    `M${x} ${y + 20}V${y}h20M${x + width - 20} ${y}h20v20M${x + width} ${y + height - 20}v20h-20M${x + 20} ${y + height}h-20v-20`,
  )

/** A pickup from its left side: the hood, the cab, the bed, and its two arches over the wheels. */
const truck =
  'M50 330V300Q50 289 62 287L112 280L134 247Q138 240 146 240H205V284H280V330H252A30 30 0 0 0 192 330H134A30 30 0 0 0 74 330z'

/** One scene at dusk, with space for every crop. */
const lifestyle = [
  rect('blueprint bare', 0, 0, wide, high),
  halftone(across, [0, 236], 'poppy', (depth) => 9.5 * depth ** 1.5),
  path('label bare', disc(218, 196, 46)),
  path('blueprint', 'M-4 236L54 150L96 196L140 128L206 220L252 178L330 240V300H-4z'),
  path('dark bare', 'M140 128L206 220L252 178L330 240V300H180z'),
  path('solid', 'M-4 262Q60 232 130 252T330 244V410H-4z'),
  inked('plan', path('edge', 'M-4 358H330M20 380H120M150 388H250')),
  bottle(240, 288, 0.62),
  path('light', truck),
  path('poppy bare', 'M50 306H86L76 318H50zM122 306H204L194 318H132zM240 306H280V318H250z'),
  path('tone', 'M132 278L149 251H168V278zM176 251H197V278H176z'),
  path('shade bare', 'M205 285H280V306H205z'),
  path('edge', 'M172 246V322M205 285V322M181 290H192M112 281L128 284H205M50 298H62V306'),
  path('tone', 'M40 320H70V331H40zM254 320H288V331H254z'),
  path('cut void', truck),
  inked('sheet', path('edge', 'M38 294L18 288M38 302H12M38 310L18 316')),
  [104, 222]
    .map(
      (x) =>
        path('solid', disc(x, 334, 24)) +
        inked('sheet', path('edge void', disc(x, 334, 23))) +
        path('label', disc(x, 334, 12)) +
        path('poppy', disc(x, 334, 5)),
    )
    .join(''),
  inked('sheet', crop(14, 116, 292, 256)),
  inked('poppy', crop(180, 60, 112, 332)),
]

/** Four finished pictures of the studio, each with its own lighting. */
export default frames(
  wide,
  high,
  [collection, thumbnails, scale, lifestyle].map((each) => each.join('')),
)
