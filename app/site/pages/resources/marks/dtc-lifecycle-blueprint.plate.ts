import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { fillOf, ground, marks } from './mark.ts'

const block = (x: number, y: number, width: number, high: number, fill: string) =>
  cabinet({ at: [x, y], size: [width, high], back: [3, 3], fill, outline: 'edge' })

/** One thing for each section: a sliced order, a sheet, a lighthouse, a parcel, two, a narrow place, a flag. */
const things = [
  (x: number, fill: string) => block(x, ground, 4, 14, 'light') + block(x + 6, ground, 9, 14, fill),
  (x: number, fill: string) =>
    rect(fill, x + 1, ground - 22, 14, 22) +
    path('edge', [5, 10, 15].map((down) => `M${x + 4} ${ground - 22 + down}h8`).join('')),
  (x: number, fill: string) =>
    path(fill, `M${x + 3} ${ground}l2 -18h6l2 18z`) +
    rect('solid', x + 3, ground - 20, 10, 2) +
    rect('light', x + 5, ground - 25, 6, 5) +
    path('solid', `M${x + 3} ${ground - 25}l5 -5l5 5z`),
  (x: number, fill: string) => block(x, ground, 14, 12, fill),
  (x: number, fill: string) => block(x, ground, 14, 12, fill) + block(x, ground - 12, 14, 12, fill),
  (x: number, fill: string) => path(fill, `M${x} ${ground - 24}h15l-5 12l5 12h-15l5 -12z`),
  (x: number, fill: string) =>
    path('cut', `M${x + 1} ${ground}v-30`) +
    path(fill, `M${x + 1} ${ground - 30}h14l-4 5l4 5h-14z`),
]

export default marks(7, (left, turn, at) => things[at]!(left + 1, fillOf(turn)))
