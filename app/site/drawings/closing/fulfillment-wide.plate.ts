import { disc } from '#app/site/drawings/plate/disc.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const [width, height] = [1344, 500]
/** The heights of the belt and of the truck's road. */
const [belt, road] = [372, 452]
const dock = 742

/** A parcel on the belt, seen from the side: tape over its lid, a label, its right edge shaded. */
function parcel(x: number, foot: number, wide: number, high: number, pen = 'tone') {
  const top = foot - high
  return [
    rect(pen, x, top, wide, high),
    rect('shade bare', x + wide * 0.74, top, wide * 0.26, high),
    rect(pen === 'poppy' ? 'solid bare' : 'poppy bare', x + wide * 0.4, top, wide * 0.18, high),
    rect('label', x + 8, foot - 26, wide * 0.24, 16),
    rect('cut void', x, top, wide, high),
  ].join('')
}

const rollers = Array.from({ length: 19 }, (_, at) => 18 + at * 39)
const legs = [60, 250, 440, 630]

const wheel = (x: number) =>
  path('ground', disc(x, road - 34, 34)) +
  path('dark bare', disc(x, road - 34, 34)) +
  path('cut void', disc(x, road - 34, 34)) +
  path('solid', disc(x, road - 34, 17)) +
  path('ground bare', disc(x, road - 34, 7))

/** A scanner in operation, which every parcel passes under. */
const scanner = [
  path('poppy bare', `M398 254L352 ${belt}H508L462 254z`),
  path('dark bare', `M398 254L352 ${belt}H508L462 254z`),
  rect('solid', 316, 208, 228, 26),
  rect('blueprint', 388, 226, 84, 32),
  rect('tone', 316, 234, 20, road - 234),
  rect('tone', 524, 234, 20, road - 234),
  rect('shade bare', 326, 234, 10, road - 234),
  rect('shade bare', 534, 234, 10, road - 234),
]

const truck = [
  rect('dark', 800, 384, 500, 24),
  rect('light', 782, 108, 366, 278),
  // The open side with the load, nearly full shortly before the cut-off.
  rect('ground', 806, 132, 250, 240),
  rect('dark bare', 806, 132, 250, 240),
  parcel(816, 372, 96, 84),
  parcel(918, 372, 126, 64),
  parcel(826, 288, 70, 62, 'light'),
  parcel(924, 308, 88, 92),
  parcel(838, 226, 62, 54),
  rect('cut void', 806, 132, 250, 240),
  rect('poppy', 1076, 132, 52, 240),
  rect('shade bare', 1102, 132, 26, 240),
  rect('solid bare', 782, 108, 366, 12),
  rect('cut void', 782, 108, 366, 278),
  // The cab.
  path('tone', 'M1156 190H1240L1300 290V396H1156z'),
  path('solid', 'M1176 212H1228L1272 290H1176z'),
  path('shade bare', 'M1240 190L1300 290V396H1262V290z'),
  path('edge', 'M1176 306V384M1190 322h22'),
  path('poppy', 'M1284 326h16v26h-16z'),
  path('cut void', 'M1156 190H1240L1300 290V396H1156z'),
  wheel(860),
  wheel(946),
  wheel(1238),
]

const [clockY, radius] = [72, 38]
const hand = (hour: number, length: number) => {
  const turn = (hour * Math.PI) / 6
  const [right, up] = [Math.sin(turn) * length, Math.cos(turn) * length]
  return `${Math.round(dock + right)} ${Math.round(clockY - up)}`
}
const plate = [dock - 60, 118, 92, 34] as const

/** The clock at the end of the belt shows two. */
const clock = [
  rect('tone', dock - 7, clockY + radius, 14, road - clockY - radius),
  rect('shade bare', dock, clockY + radius, 7, road - clockY - radius),
  path('solid', `M${dock - 20} ${road}v-10h40v10z`),
  path('tone', disc(dock, clockY, radius)),
  path('ground bare', disc(dock, clockY, 34)),
  path('poppy bare', `M${dock} ${clockY}L${hand(0, 29)}A29 29 0 0 1 ${hand(2, 29)}z`),
  path(
    'edge',
    Array.from({ length: 12 }, (_, n) => `M${hand(n, n % 3 ? 31 : 28)}L${hand(n, 33)}`).join(''),
  ),
  path('cut', `M${hand(0, 27)}L${dock} ${clockY}L${hand(2, 20)}`),
  path('solid bare', disc(dock, clockY, 5)),
  path('cut void', disc(dock, clockY, radius)),
  rect('poppy', ...plate),
  inked(
    'ink',
    lettering(
      '2 PM',
      plate[0] + (plate[2] - letteringWidth('2 PM', 17)) / 2,
      plate[1] + 8.5,
      17,
      'cut',
    ),
  ),
]

/** Five minutes to the cut-off: parcels arrive on the belt, the scanner is running, the truck is nearly full. */
export default sheet(
  { width, height, on: 'deep', hatching: 1.35 },
  rect('tone', 0, belt, dock, 16),
  path('cut', `M0 ${belt}H${dock}V${belt + 40}H0`),
  rollers
    .map((x) => path('ground', disc(x, belt + 22, 13)) + path('solid bare', disc(x, belt + 22, 4)))
    .join(''),
  legs.map((x) => rect('tone', x, belt + 40, 14, road - belt - 40)).join(''),
  parcel(24, belt, 92, 74),
  parcel(150, belt, 66, 96, 'light'),
  scanner.join(''),
  parcel(392, belt, 84, 80, 'poppy'),
  parcel(590, belt, 112, 62),
  path('cut', `M${dock} ${belt}l42 0`),
  truck.join(''),
  clock.join(''),
  path('cut', `M0 ${road}H${width}`),
  rect('cast', 0, road, width, 20),
  path('solid bare', [40, 280, 520, 760, 1000, 1240].map((x) => `M${x} 484h104v8h-104z`).join('')),
)
