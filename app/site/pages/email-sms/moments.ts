import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

/** The position of objects on the floor, and of the top of messages. */
export const [floor, hung] = [148, 226]

const parcel = (x: number, size: number, fill: string) =>
  cabinetParcel({
    at: [x - size * 0.7, floor],
    size: [size, size * 0.8],
    back: [size * 0.4, size * 0.4],
    fill,
  })

/** The actions of the customer, each standing on the floor at `x`. */
export const moments = [
  // Joined: a form with a checked box.
  (x: number) =>
    path('cast', `M${x - 30} ${floor}h64l26 -26h-64z`) +
    path('light', `M${x - 32} 54h64v94h-64z`) +
    path('solid bare', `M${x - 20} 68h40v7h-40z`) +
    path('thin', `M${x - 20} 88h40M${x - 20} 98h32`) +
    path('blueprint', `M${x - 20} 112h18v18h-18z`) +
    path('poppy bare', `M${x - 19} 118l7 7l18 -22l6 5l-24 29l-13 -12z`) +
    path('cut void', `M${x - 32} 54h64v94h-64z`),
  // Looked: the product under a magnifying glass.
  (x: number) =>
    bottle(x - 8, floor, 0.78) +
    path('edge', disc(x - 6, 92, 34)) +
    path('cut', disc(x - 6, 92, 30)) +
    path('solid', `M${x + 14} 114l8 -6l34 34l-10 10z`),
  // Left: an abandoned cart.
  (x: number) =>
    path('cast', `M${x - 26} ${floor}h62l28 -20h-62z`) +
    bottle(x + 2, 108, 0.5) +
    path('tone', `M${x - 36} 74H${x + 42}L${x + 34} 116H${x - 26}z`) +
    path('shade', `M${x + 6} 74H${x + 42}L${x + 34} 116H${x + 6}z`) +
    path(
      'thin',
      `M${x - 33} 88H${x + 39}M${x - 30} 102H${x + 37}M${x - 16} 74v42M${x + 6} 74v42M${x + 26} 74v42`,
    ) +
    path('cut', `M${x - 58} 62h14L${x - 26} 116H${x + 34}M${x - 26} 116l-4 14h66`) +
    path('solid', disc(x - 22, 139, 8) + disc(x + 28, 139, 8)),
  // Received: the parcel at the door.
  (x: number) => parcel(x, 56, 'tone'),
  // Ran out: a nearly empty bottle.
  (x: number) =>
    path('cast', `M${x - 24} ${floor}h50l24 -18h-50z`) +
    path(
      'ground',
      `M${x - 24} ${floor}V96Q${x - 24} 80 ${x - 8} 74V60h16v14Q${x + 24} 80 ${x + 24} 96V${floor}z`,
    ) +
    path('blueprint bare', `M${x - 24} 138h48v10h-48z`) +
    path('plan', `M${x - 24} 100h48`) +
    path(
      'cut void',
      `M${x - 24} ${floor}V96Q${x - 24} 80 ${x - 8} 74V60h16v14Q${x + 24} 80 ${x + 24} 96V${floor}z`,
    ) +
    path('poppy', `M${x + 34} ${floor}v-14h22v14z`),
  // Ordered again.
  (x: number) => parcel(x, 68, 'blueprint'),
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
