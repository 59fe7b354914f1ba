import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const width = 480
const [quay, top, bottom, bed] = [78, 90, 152, 164]

/** A lighthouse, visible from far away. */
const awareness = [
  path('poppy bare', 'M66 19L118 6V38L66 27z'),
  path('light', 'M50 78L54 32H66L70 78z'),
  path('solid bare', 'M52.700 48H67.300L68.400 60H51.600z'),
  path('shade bare', 'M60 32h6l4 46h-10z'),
  path('cut void', 'M50 78L54 32H66L70 78z'),
  path('light', 'M52 28h16v5h-16z'),
  path('poppy', 'M55 17h10v11h-10z'),
  path('solid', 'M52 17L60 8L68 17z'),
]

/** Two parcels on a balance. */
const consideration = [
  path('cut', 'M180 76V22M140 26L220 18'),
  path('edge', 'M140 26l-12 28h24zM220 18l-12 28h24z'),
  path('solid', 'M124 54h32l-6 6h-20zM204 46h32l-6 6h-20z'),
  path('light', 'M131 38h18v16h-18z'),
  path('poppy bare', 'M137 38h6v6h-6z'),
  path('blueprint', 'M211 30h18v16h-18z'),
  path('poppy bare', 'M217 30h6v6h-6z'),
  path('poppy', 'M180 16a6 6 0 1 1 -.1 0z'),
  path('solid', 'M166 72h28v6h-28z'),
]

/** An open door. */
const conversion = [
  path('light', 'M270 10h66v68h-66z'),
  path('solid', 'M282 20h42v58h-42z'),
  path('poppy', 'M282 20l26 8v58l-26 -8z'),
  path('shade', 'M282 20l26 8v58l-26 -8z'),
  path('edge', 'M302 54v6'),
  path('cut void', 'M270 78V10h66v68'),
]

const corner = space([418, 40], 1)

/** A parcel that returns. */
const retention = [
  taped(corner, [0, 30], [0, 28], [-10, 16], { front: 'blueprint' }, 'cut'),
  path('cut', 'M380 66C366 30 384 6 420 6S470 26 466 44'),
  path('solid', 'M457 44h18l-9 16z'),
]

const lines = [100, 109, 118, 127, 136, 144]

/** The four stages as one channel, each with its symbol on the quay. */
export const stages = [
  ...awareness,
  ...consideration,
  rect('shade bare', 0, quay, width, top - quay),
  rect('tone bare', 0, top, width, bottom - top),
  rect('shade bare', 0, bottom, width, bed - bottom),
  '<g stroke="var(--color-blueprint)">',
  path('thin', lines.map((y) => `M0 ${y}H${width}`).join('')),
  '</g>',
  ...conversion,
  ...retention,
  path('edge', `M0 ${quay}H${width}M0 ${bed}H${width}`),
  path('cut', `M0 ${top}H${width}M0 ${bottom}H${width}`),
  path('plan', [120, 240, 360].map((x) => `M${x} ${top}V170`).join('')),
].join('')
