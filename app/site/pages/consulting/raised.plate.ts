import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { raisedColumns } from './raised.ts'

const ground = 250

/** A sign at the road: somebody sees the brand for the first time. */
const sign = [
  path('cast', `M306 ${ground}l14 -14h96l-6 14z`),
  path('cut', `M312 ${ground}v-34M384 ${ground}v-34`),
  rect('blueprint', 290, 150, 116, 66),
  path('dark bare', 'M372 150h34v66h-34z'),
  rect('cut void', 290, 150, 116, 66),
  path('label', disc(326, 183, 18)),
  path('poppy', disc(326, 183, 8)),
  path('label bare', 'M354 172h40v7h-40zM354 188h26v7h-26z'),
]

/** A cart with a parcel. */
const cart = [
  path('cast', `M312 ${ground}l18 -12h90l-10 12z`),
  cabinet({ at: [318, 198], size: [52, 40], back: [10, 7], fill: 'poppy', outline: 'edge' }),
  path('label bare', 'M338 158h10v40h-10z'),
  path('light', 'M298 182H394L384 224H310z'),
  path('shade bare', 'M358 182H394L384 224H352z'),
  path('thin', 'M302 196H391M306 210H387M322 182l6 42M346 182l2 42M370 182l-2 42'),
  path('cut', 'M278 166h16L310 224H384L394 182H298M310 224l-4 12h80'),
  path('solid', disc(318, 243, 6)),
  path('solid', disc(376, 243, 6)),
]

/** The second parcel on the first one, and the way back to the store. */
const again = [
  path('cast', `M372 ${ground}l22 -14h22v14z`),
  cabinet({ at: [296, ground], size: [76, 46], back: [20, 13], fill: 'light' }),
  path('tone bare', `M326 ${ground - 45}h16v44h-16z`),
  path('edge', `M326 ${ground}v-46h16v46`),
  cabinet({ at: [304, ground - 50], size: [60, 38], back: [18, 12], fill: 'poppy' }),
  path('label bare', `M328 ${ground - 86}h12v35h-12z`),
  path('plan', 'M352 146C310 116 276 140 276 196'),
  path('solid', 'M276 208l-6 -13h12z'),
]

/** Three blocks, each with a sign of its stage. */
export default raisedColumns({
  width: 416,
  height: 264,
  ground,
  scale: 1.5,
  block: [20, 128],
  back: [34, 20],
  measured: 208,
  capitals: [18, 26, 26],
  hatching: 1.5,
  beside: [sign, cart, again].map((parts) => parts.join('')),
})
