import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { raisedColumns } from './raised.ts'

const ground = 178

/** A sign at the road. */
const sign = [
  path('edge', `M112 ${ground}v-18M134 ${ground}v-18`),
  rect('blueprint', 105, 136, 37, 25),
  path('label', disc(117, 148.5, 7)),
  path('poppy bare', disc(117, 148.5, 3)),
  path('label bare', 'M128 144h10v3h-10zM128 150h7v3h-7z'),
]

/** A cart with a parcel. */
const cart = [
  rect('poppy', 117, 136, 18, 18),
  path('label bare', 'M124 137h4v10h-4z'),
  path('light', 'M110 148H142L138 166H114z'),
  path('thin', 'M111 155H140M113 161H138M121 148l1 18M130 148l-1 18'),
  path('edge', 'M106 142h4L114 166H138L142 148H110M114 166l-1 5h27'),
  path('solid', disc(118, 174, 3) + disc(134, 174, 3)),
]

/** The second parcel on the first one. */
const again = [
  cabinet({ at: [106, ground], size: [27, 19], back: [8, 5], fill: 'light' }),
  path('edge', `M117 ${ground}v-19h6v19`),
  cabinet({ at: [109, ground - 21], size: [21, 16], back: [7, 5], fill: 'poppy' }),
  path('label bare', `M118 ${ground - 36}h4v14h-4z`),
]

export default raisedColumns({
  width: 144,
  height: 192,
  ground,
  scale: 1.08,
  block: [4, 70],
  back: [18, 12],
  measured: 118,
  capitals: [10, 17],
  // With a strip of ground on both sides.
  beside: [sign, cart, again].map(
    (parts) => `<g transform="translate(-3 0)">${parts.join('')}</g>`,
  ),
})
