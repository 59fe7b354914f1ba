import { face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { deep, high, long, origin } from './warehouse-racks.ts'

const at = space(origin, 1)
/** The width of a dock door and the height of its opening. */
const [wide, tall] = [50, 58]
const openDoor = 2

const slats = (x: number, from: number, to: number) =>
  path(
    'edge',
    Array.from(
      { length: Math.floor((to - from) / 9) },
      (_, n) => `M${x} ${from + 9 * (n + 1)}h${wide}`,
    ).join(''),
  )

/** A carton in the trailer behind the open door. */
const carton = (x: number, width: number, height: number, foot = high) =>
  rect('light', x, foot - height, width, height) +
  rect('poppy bare', x + width * 0.36, foot - height, width * 0.28, height * 0.5)

function door(number: number, x: number) {
  const top = high - tall
  const isOpen = number === openDoor
  const words = String(number)
  const curtain = isOpen ? 11 : tall
  return [
    isOpen
      ? rect('poppy', x - 6, top - 6, wide + 12, tall + 6)
      : rect('light', x - 4, top - 4, wide + 8, tall + 4),
    rect('solid', x, top, wide, tall),
    isOpen ? carton(x + 4, 22, 20) + carton(x + 28, 18, 15) + carton(x + 7, 16, 13, high - 20) : '',
    rect(isOpen ? 'light' : 'tone', x, top, wide, curtain),
    slats(x, top, top + curtain),
    isOpen ? '' : rect('solid bare', x + 18, high - 7, 14, 4),
    // The number on its plate, large enough for a phone.
    rect(isOpen ? 'poppy' : 'light', x + 9, 10, 32, 36),
    lettering(words, x + 25 - letteringWidth(words, 24) / 2, 16, 24, 'cut'),
  ].join('')
}

const clock = [258, 44, 32] as const
const one = (value: number) => Math.round(value * 10) / 10
const hand = (hour: number, length: number) => {
  const turn = (hour * Math.PI) / 6
  return `${one(clock[0] + Math.sin(turn) * length)} ${one(clock[1] - Math.cos(turn) * length)}`
}
const ticks = Array.from(
  { length: 12 },
  (_, hour) => `M${hand(hour, hour % 3 ? 25 : 22)}L${hand(hour, 28)}`,
)

/** Two o'clock. */
const wallClock = [
  path('cast', disc(clock[0] + 7, clock[1] + 7, clock[2])),
  path('light', disc(...clock)),
  path('poppy bare', `M${clock[0]} ${clock[1]}L${hand(0, 25)}A25 25 0 0 1 ${hand(2, 25)}z`),
  path('edge', ticks.join('')),
  path('cut', `M${hand(0, 22)}L${hand(0, 0)}L${hand(2, 17)}`),
  path('cut void', disc(...clock)),
]

/** The wall on the left, in the shade, with the door of what comes in. */
const left = [
  path('light', face(origin, [0, 0, 0], [0, deep, 0], [0, deep, high], [0, 0, high])),
  path('shade bare', face(origin, [0, 0, 0], [0, deep, 0], [0, deep, high], [0, 0, high])),
  path('blueprint', at.right(0, [76, 136], [0, 70])),
  path('edge', [18, 36, 54].map((z) => at.line([0, 76, z], [0, 136, z])).join('')),
]

/** Both walls: in at the left, out through three numbered doors below the clock. */
export const walls = [
  ...left,
  path('light', face(origin, [0, 0, 0], [long, 0, 0], [long, 0, high], [0, 0, high])),
  on(
    'front',
    origin,
    [0, 0, high],
    path('thin', `M83 0V${high}M153 0V${high}M222 0V${high}`),
    door(1, 22),
    door(2, 93),
    door(3, 164),
    ...wallClock,
  ),
  path(
    'cut',
    at.line([0, deep, 0], [0, deep, high], [0, 0, high], [long, 0, high], [long, 0, 0]) +
      at.line([0, 0, 0], [0, 0, high]),
  ),
].join('')
