import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinet, cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { customer } from './customer.ts'

/** The position of objects on the floor, and of the top of messages. */
export const [floor, hung] = [148, 226]

const plinth = (x: number, wide: number) =>
  path('cast', `M${x + wide} ${floor}l16 -12h40l-24 12z`) +
  cabinet({ at: [x, floor], size: [wide, 24], back: [14, 9], fill: 'light' }) +
  rect('shade bare', x, floor - 12, wide, 12)

/** A parcel that is held: its shadow is the customer's. */
const parcelIn = (x: number, y: number) =>
  cabinet({ at: [x, y], size: [46, 42], back: [14, 11], fill: 'light' }) +
  path('tone bare', `M${x + 2} ${y - 2}v-38h42v38z`) +
  path('poppy bare', `M${x + 18} ${y - 42}l14 -11h11l-14 11zM${x + 18} ${y - 42}h11v16h-11z`) +
  path('edge', `M${x} ${y - 42}h46`)

/** The bottle without its cap, turned over: nothing is left in it. */
const glass = 'M-24 0V-52Q-24 -68 -8 -74V-90H8V-74Q24 -68 24 -52V0z'
const emptied = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(194) scale(.86)">${[
    path('light', glass),
    path('shade bare', 'M-24 0V-52Q-24 -68 -8 -74H-6V0z'),
    path('label', 'M-24 -16H24V-48H-24z'),
    path('mark bare', 'M-15 -22h6v-8h-6zM-5 -22h6v-13h-6zM5 -22h6v-19h-6z'),
    path('cut void', glass),
  ].join('')}</g>`

/** The same customer at six moments, each standing on the floor around `x`, at most 160 wide. */
export const moments = [
  // Joined: the customer checks the box of a form.
  (x: number) =>
    path('cast', `M${x + 62} ${floor}l14 -10h28l-20 10z`) +
    cabinet({ at: [x - 4, floor], size: [66, 112], back: [12, 9], fill: 'light' }) +
    rect('solid bare', x + 6, 50, 46, 8) +
    path('edge', `M${x + 7} 72h44M${x + 7} 82h32M${x + 32} 106h20M${x + 32} 116h14`) +
    rect('blueprint', x + 6, 100, 18, 18) +
    path('label bare', `M${x + 9} 109l4 -3l3 4l6 -9l3 3l-9 12z`) +
    rect('poppy', x + 6, 128, 46, 11) +
    path('cut', `M${x - 16} 76L${x + 4} 105`) +
    customer(x - 54, floor, 'holding'),
  // Looked: the customer holds a magnifying glass to the product.
  (x: number) =>
    plinth(x, 62) +
    bottle(x + 31, floor - 24, 0.72) +
    customer(x - 52, floor, 'raised') +
    path('cut', `M${x - 10} 54l16 12`) +
    path('label', disc(x + 30, 84, 29)) +
    path('cut void', disc(x + 30, 84, 29)) +
    rect('mark bare', x + 13, 86, 8, 11) +
    rect('mark bare', x + 25, 79, 8, 18) +
    rect('poppy bare', x + 37, 70, 8, 27),
  // Left: the customer walks away from the cart.
  (x: number) =>
    path('cast', `M${x - 46} ${floor}h54l26 -16h-54z`) +
    bottle(x - 24, 110, 0.56, { lifted: true }) +
    path('light', `M${x - 62} 72H${x + 14}L${x + 6} 114H${x - 52}z`) +
    path('tone', `M${x - 62} 72H${x + 14}L${x + 6} 114H${x - 52}z`) +
    path('shade', `M${x - 16} 72H${x + 14}L${x + 6} 114H${x - 16}z`) +
    path(
      'edge',
      `M${x - 59} 86H${x + 11}M${x - 56} 100H${x + 8}M${x - 40} 72v42M${x - 16} 72v42M${x - 2} 72v42`,
    ) +
    path('cut', `M${x - 82} 60h13L${x - 52} 114H${x + 6}M${x - 52} 114l-5 14h66`) +
    path('solid', disc(x - 48, 139, 9) + disc(x, 139, 9)) +
    path('label bare', disc(x - 48, 139, 3) + disc(x, 139, 3)) +
    customer(x + 52, floor, 'hanging'),
  // Received: the parcel at the customer's own door.
  (x: number) =>
    path('cast', `M${x - 36} ${floor}l10 -9h36l-18 9z`) +
    cabinet({ at: [x - 84, floor], size: [48, 122], back: [10, 8], fill: 'light' }) +
    rect('blueprint', x - 78, 36, 35, 112) +
    rect('dark bare', x - 51, 36, 8, 112) +
    rect('label', x - 72, 46, 17, 34) +
    path('poppy', disc(x - 54, 98, 4)) +
    customer(x + 8, floor, 'holding') +
    parcelIn(x + 38, 86) +
    path('light', disc(x + 49, 88, 5)),
  // Ran out: the last drop.
  (x: number) =>
    customer(x - 40, floor, 'raised') +
    emptied(x + 24, 16) +
    path('light', disc(x + 3, 52, 5)) +
    path('blueprint', `M${x + 5} 98q-9 15 0 18q9 -3 0 -18z`) +
    path('cast', `M${x + 40} ${floor}h22l16 -12h-22z`) +
    path('poppy', `M${x + 34} ${floor}v-17h26v17z`) +
    path('edge', `M${x + 41} 133v14M${x + 47} 133v14M${x + 53} 133v14`),
  // Ordered again: a full bottle, out of a larger parcel.
  (x: number) =>
    cabinetParcel({ at: [x - 26, floor], size: [60, 52], back: [24, 18], fill: 'blueprint' }) +
    customer(x - 66, floor, 'raised') +
    bottle(x - 9, 84, 0.52, { lifted: true }) +
    path('light', disc(x - 22, 54, 5)),
]

export const letter = (x: number) =>
  path('cast', `M${x - 30} ${hung + 52}h72v-44h-8v36h-64z`) +
  path('light', `M${x - 36} ${hung}h72v46h-72z`) +
  path('tone', `M${x - 36} ${hung + 46}l30 -24h12l30 24z`) +
  path('light', `M${x - 36} ${hung}h72l-36 28z`) +
  path('cut void', `M${x - 36} ${hung}h72v46h-72z`) +
  path('poppy', disc(x, hung + 25, 6))

export const text = (x: number) =>
  path('cast', `M${x - 16} ${hung + 66}h44v-56h-8v48h-36z`) +
  path('solid', `M${x - 22} ${hung - 4}h44v64h-44z`) +
  path('light', `M${x - 17} ${hung + 4}h34v46h-34z`) +
  path('blueprint bare', `M${x - 12} ${hung + 10}h22v14h-14l-5 6v-6h-3z`) +
  path('poppy bare', `M${x - 6} ${hung + 34}h18v10h-18z`)

/** Delays between an action and its message, as shares of the distance to the next action. */
export const waits = [0.11, 0.29, 0.18, 0.14, 0.4]
