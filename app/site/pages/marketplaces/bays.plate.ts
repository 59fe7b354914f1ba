import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'

const floor = path('cut', 'M4 158H316')

/** Three sellers of one item: one of them has the buy button. */
const amazon = [
  path('cast', 'M122 16h8v142h-8z'),
  rect('tone', 14, 12, 108, 146),
  path('shade bare', 'M14 158V122L122 84V158z'),
  bottle(68, 154, 0.86),
  rect('cut void', 14, 12, 108, 146),
  [14, 58, 102].map((y, n) => {
    const holds = n === 1
    return (
      path('cast', `M306 ${y + 6}h7v36h-140v-6h133z`) +
      rect(holds ? 'blueprint' : 'light', 168, y, 138, 34) +
      path('edge', `M180 ${y + 12}h34M180 ${y + 22}h22`) +
      rect(holds ? 'poppy' : 'shade', 232, y + 8, 64, 18) +
      (holds ? rect('cut void', 168, y, 138, 34) : '')
    )
  }),
  path('edge', 'M122 75H160'),
  path('solid', 'M156 69l12 6l-12 6z'),
  floor,
].flat()

/** A price tag on a string. */
const tag = (x: number, y: number, pen: string) =>
  path('edge', `M${x} ${y - 22}V${y + 4}`) +
  path('cast', `M${x + 34} ${y + 20}h8v52h-60v-6h52z`) +
  path(pen, `M${x - 34} ${y + 66}V${y + 16}l18 -20h32l18 20v50z`) +
  path('cut void', `M${x - 34} ${y + 66}V${y + 16}l18 -20h32l18 20v50z`) +
  path('solid', disc(x, y + 8, 5)) +
  path('cut', `M${x - 20} ${y + 34}h40M${x - 20} ${y + 48}h24`)

/** Two prices of one item on a balance: ours is higher, so the listing is suppressed. */
const walmart = [
  path('cast', 'M170 158l62 -20h-16l-50 14z'),
  path('dark', 'M146 158l14 -104l14 104z'),
  path('cut void', 'M146 158l14 -104l14 104z'),
  path('cut', 'M58 62L262 26'),
  path('poppy', disc(160, 44, 11)),
  tag(64, 82, 'poppy'),
  tag(256, 48, 'light'),
  floor,
]

/** Two forms: the one with an empty field falls through the filter, the complete one is shown. */
const form = (x: number, isFull: boolean) =>
  path('cast', `M${x + 78} 18h8v96h-78v-6h70z`) +
  rect('light', x, 10, 78, 98) +
  [22, 44, 66, 88]
    .map((y, n) =>
      n === 2 && !isFull
        ? rect('plan', x + 10, y - 4, 58, 13)
        : rect('tone', x + 10, y - 4, 58, 13) + path('cut', `M${x + 16} ${y + 2.5}h${34 - n * 5}`),
    )
    .join('') +
  rect('cut void', x, 10, 78, 98)

const ebay = [
  form(12, true),
  form(206, false),
  path('edge', 'M96 34H144V42'),
  path('solid', 'M138 36l6 10l6 -10z'),
  path('blueprint', 'M116 48H194L166 92V128H144V92z'),
  path('dark bare', 'M160 48H194L166 92V128H160z'),
  path('cut void', 'M116 48H194L166 92V128H144V92z'),
  path('plan', 'M245 112V148'),
  path('poppy', 'M237 142l8 14l8 -14z'),
  path('cast', 'M204 142h8v16h-8z'),
  rect('light', 108, 134, 94, 24),
  rect('poppy bare', 114, 140, 12, 12),
  path('cut', 'M136 146h54'),
  rect('cut void', 108, 134, 94, 24),
  floor,
]

/** What decides the sale on each marketplace, in the order of the copy. */
export default frames(
  320,
  168,
  [amazon, walmart, ebay].map((drawing) => drawing.join('')),
)
