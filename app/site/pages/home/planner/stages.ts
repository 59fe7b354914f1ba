import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const width = 480
const [quay, top, bottom, bed] = [78, 90, 152, 164]

/** A lighthouse, visible from far away. */
const awareness = [
  path('poppy', 'M62 20L117 3V45L62 28z'),
  path('light', 'M45 78L51 32H67L73 78z'),
  path('solid bare', 'M49.700 42H68.300L69.900 54H48.100zM46.600 66H71.400L73 78H45z'),
  path('shade bare', 'M59 32h8l6 46h-14z'),
  path('cut void', 'M45 78L51 32H67L73 78z'),
  path('solid', 'M46 27h26v6h-26zM48 17L59 5L70 17z'),
  path('poppy', 'M52 17h14v10h-14z'),
]

/** Two parcels on a balance. */
const consideration = [
  path('cut', 'M181 76V20M138 25L226 15'),
  path('edge', 'M138 25l-14 30h28zM226 15l-14 30h28z'),
  path('solid', 'M121 55h34l-7 9h-20zM209 45h34l-7 9h-20z'),
  path('cut light', 'M127 35h22v20h-22z'),
  path('poppy bare', 'M134 36h8v8h-8z'),
  path('cut blueprint', 'M215 23h22v22h-22z'),
  path('poppy bare', 'M222 24h8v9h-8z'),
  path('poppy', 'M181 12a8 8 0 1 1 -.1 0z'),
  path('solid', 'M163 70h36v8h-36z'),
]

/** An open door. */
const conversion = [
  path('cast', 'M334 78V16H346V78z'),
  path('light', 'M266 6h68v72h-68z'),
  path('solid', 'M278 17h44v61h-44z'),
  path('poppy', 'M278 17l27 9v62l-27 -10z'),
  path('dark bare', 'M278 17l27 9v62l-27 -10z'),
  path('cut void', 'M278 17l27 9v62l-27 -10zM299 54v7'),
  path('cut void', 'M266 78V6h68v72'),
]

const corner = space([415, 38], 1.12)

/** A parcel that returns. */
const retention = [
  inked('blueprint', '<path stroke-width="6" d="M373 68C359 28 379 5 417 5S467 24 463 42"/>'),
  path('blueprint bare', 'M449 40h28l-14 22z'),
  taped(corner, [0, 30], [0, 28], [-10, 16], { front: 'blueprint', side: 'solid' }, 'cut'),
]

/** The stream: strokes of different lengths, all to the right. */
const stream = [
  [6, 98, 54],
  [76, 98, 96],
  [196, 98, 40],
  [262, 98, 120],
  [404, 98, 70],
  [14, 109, 110],
  [146, 109, 60],
  [228, 109, 88],
  [338, 109, 34],
  [392, 109, 60],
  [4, 121, 44],
  [70, 121, 130],
  [222, 121, 50],
  [294, 121, 140],
  [452, 121, 22],
  [24, 133, 76],
  [122, 133, 40],
  [184, 133, 110],
  [316, 133, 56],
  [396, 133, 76],
  [8, 144, 100],
  [132, 144, 70],
  [226, 144, 36],
  [284, 144, 92],
  [398, 144, 50],
] as const

/** The four stages as one channel, each with its symbol on the quay. */
export const stages = [
  rect('tone bare', 0, 0, 120, quay),
  rect('tone bare', 240, 0, 120, quay),
  ...awareness,
  ...consideration,
  rect('solid', 0, quay, width, top - quay),
  rect('blueprint bare', 0, top, width, bottom - top),
  inked('plan', path('edge', stream.map(([x, y, long]) => `M${x} ${y}h${long}`).join(''))),
  rect('solid bare', 0, bottom, width, bed - bottom),
  ...conversion,
  ...retention,
  path('cut', `M0 ${top}H${width}M0 ${bottom}H${width}`),
  inked('sheet', path('edge', [120, 240, 360].map((x) => `M${x} ${quay + 2}V${bed - 2}`).join(''))),
].join('')
