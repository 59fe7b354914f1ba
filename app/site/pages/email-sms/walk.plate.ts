import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { shut, waiting } from './walk-tray.ts'

const [wide, high] = [420, 340]
/** The span of the dots: beyond both sides, so that neither cuts a whole column of them in half. */
const across = [-2, wide + 2] as const

const table = rect('solid bare', 0, 284, wide, 10) + rect('cast', 0, 294, wide, 46)

/** The elapsed part of the seventy-two hours. */
function clock(x: number, y: number, share: number) {
  const angle = share * 2 * Math.PI
  const [dx, dy] = [Math.sin(angle) * 34, -Math.cos(angle) * 34].map(Math.round) as [number, number]
  return [
    path('cast', disc(x + 7, y + 7, 42)),
    path('light', disc(x, y, 42)),
    share
      ? path(
          'poppy bare',
          `M${x} ${y}V${y - 34}A34 34 0 ${share > 0.5 ? 1 : 0} 1 ${x + dx} ${y + dy}z`,
        )
      : '',
    path('edge', `M${x} ${y - 40}v8M${x} ${y + 40}v-8M${x - 40} ${y}h8M${x + 40} ${y}h-8`),
    path('cut', `${disc(x, y, 42)}M${x} ${y}L${x + dx} ${y + dy}`),
    path('solid', disc(x, y, 4)),
  ].join('')
}

/** The abandoned cart. */
const left = [
  rect('tone bare', 0, 0, wide, high),
  halftone(across, [0, 284], 'plan', (depth) => 0.6 + 5 * depth),
  table,
  path('cast', 'M262 284L298 254V38L262 14z'),
  path('solid', 'M100 24Q100 10 114 10H248Q262 10 262 24V284H100z'),
  rect('light', 112, 26, 138, 250),
  rect('label', 124, 40, 52, 62) + bottle(150, 98, 0.4),
  rect('mark bare', 188, 46, 50, 8) + path('thin', 'M188 66H228'),
  rect('blueprint bare', 188, 80, 34, 9),
  path('edge', 'M124 122H238'),
  path('thin', 'M124 140H170M124 156H182') +
    rect('mark bare', 212, 136, 26, 7) +
    rect('mark bare', 212, 152, 26, 7),
  rect('poppy', 124, 178, 114, 34) + rect('label bare', 154, 192, 54, 6),
  path('thin', 'M124 232H238M124 248H200'),
  path('cut void', 'M100 284V24Q100 10 114 10H248Q262 10 262 24V284'),
  // The message that is not sent yet.
  path('light bare', 'M310 216H402V282H310z'),
  inked('blueprint', path('plan', 'M310 282V216H402V282M310 216L356 252L402 216')),
  clock(346, 92, 0),
]

/** A letter halfway out of its envelope, and its content. */
const letter = (share: number, shows: string, ground: string) => [
  ground,
  table,
  path('cast', 'M44 284H300L362 226V130L300 110z'),
  path('dark', 'M30 154L160 70L290 154z'),
  rect('light', 50, 20, 220, 224),
  shows,
  rect('cut void', 50, 20, 220, 224),
  path('light', 'M30 154L160 232L290 154V284H30z'),
  path('shade', 'M290 154L160 232L206 284H290z'),
  path('edge', 'M30 284L132 216M290 284L188 216'),
  path('cut void', 'M30 284V154L160 232L290 154V284z'),
  clock(356, 92, share),
]
const pale =
  rect('tone bare', 0, 0, wide, high) +
  halftone(across, [0, 284], 'plan', (depth) => 0.6 + 5 * depth)
const warm =
  rect('poppy bare', 0, 0, wide, high) +
  halftone(across, [0, 284], 'poppy-tint', (depth) => 8 * (1 - depth) ** 1.3)

const reminder = letter(
  1 / 72,
  rect('tone bare', 66, 36, 84, 110) +
    bottle(108, 140, 0.7) +
    rect('mark bare', 166, 42, 88, 9) +
    path('edge', 'M166 66H244M166 80H226') +
    rect('blueprint bare', 166, 96, 46, 11) +
    rect('poppy', 166, 122, 88, 26),
  pale,
)
const answer = letter(
  22 / 72,
  path('blueprint', 'M74 20h22v164h-22z') +
    path('dark bare', 'M86 20h10v164h-10z') +
    path('cut', 'M96 66H120M96 128H118') +
    bottle(150, 156, 0.86) +
    path('edge', 'M113 66Q150 80 187 66M110 128Q150 144 190 128') +
    inked('poppy', path('cut', 'M118 176H182M118 168v16M182 168v16')) +
    rect('mark bare', 216, 84, 38, 8) +
    path('edge', 'M216 104H250M216 118H240'),
  pale,
)
const offer = letter(
  70 / 72,
  bottle(112, 156, 0.86) +
    bottle(176, 156, 0.86) +
    path('solid', 'M214 40h44v28l-22 16l-22 -16z') +
    path('poppy bare', disc(236, 56, 7)) +
    path('cut', 'M222 120h28M236 106v28'),
  warm,
)

const order = space([206, 230], 1)
const edges = [
  [-54, 54],
  [-54, 54],
] as const

/** The order: a parcel in front of the messages that are no longer sent. */
const ended = [
  warm,
  table,
  [0, 1, 2]
    .map((at) =>
      inked(
        'ink',
        path(
          'plan',
          `M${24 + at * 22} ${150 - at * 34}h104v70h-104zM${24 + at * 22} ${150 - at * 34}l52 40l52 -40`,
        ),
      ),
    )
    .join(''),
  path('cast', order.block(...edges, [0, 104]).shadow(90)),
  taped(order, ...edges, [0, 104], { lid: 'light', front: 'tone' }, 'cut'),
  path('label', order.left(54, [-46, -18], [12, 40])),
  path('poppy', order.right(54, [-40, 0], [16, 34])),
  path('label bare', disc(356, 92, 44)),
  path('mark bare', 'M334 92l8 -8l9 9l20 -22l8 8l-28 31z'),
  path('cut void', disc(356, 92, 44)),
]

/** The five moments of an abandoned cart; then the tray of messages before the first, and after the order. */
export default frames(wide, high, [
  ...[left, reminder, answer, offer, ended].map((each) => each.join('')),
  waiting,
  shut,
])
