import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const bars = (from: number, count: number, y: number, tall: number) =>
  path(
    'cut',
    Array.from({ length: count }, (_, n) => {
      const half = Math.round(3 + tall * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
      return `M${from + n * 9} ${y - half}v${half * 2}`
    }).join(''),
  )
const reel = (x: number, y: number, radius: number, fill: number) =>
  path('cast', disc(x + 8, y + 8, radius)) +
  path('light', disc(x, y, radius)) +
  path('solid', disc(x, y, fill)) +
  path('light', disc(x, y, 13)) +
  path(
    'edge',
    `M${x} ${y - radius}v${radius - fill}M${x} ${y + fill}v${radius - fill}M${x - radius} ${y}h${radius - fill}M${x + fill} ${y}h${radius - fill}`,
  ) +
  path('cut void', disc(x, y, radius))

/** One tape through all three steps: off the full reel, past the heads, out to the platforms. */
export default strip(
  'paper',
  path('solid bare', 'M0 170H360V180H0z'),
  reel(92, 96, 74, 56) +
    path('cut', 'M92 170L60 175') +
    [0, 1, 2, 3, 4]
      .map(
        (n) =>
          path(n ? 'light' : 'poppy', `M${204 + (n % 3) * 48} ${n < 3 ? 44 : 96}h40v42h-40z`) +
          path(
            'edge',
            `M${212 + (n % 3) * 48} ${n < 3 ? 56 : 108}h24M${212 + (n % 3) * 48} ${n < 3 ? 66 : 118}h16`,
          ),
      )
      .join(''),
  // Two microphones, each with its own track.
  [0, 1]
    .map((n) => {
      const x = 62 + n * 174
      return (
        path('edge', `M${x - 20} 66v8a20 20 0 0 0 40 0v-8M${x} 94v68`) +
        path(n ? 'poppy' : 'blueprint', `M${x - 12} 40a12 12 0 0 1 24 0v32a12 12 0 0 1 -24 0z`) +
        path('shade', `M${x + 2} 28a12 12 0 0 1 10 12v32a12 12 0 0 1 -10 12z`) +
        path('solid', `M${x - 18} 162h36v8h-36z`)
      )
    })
    .join('') +
    bars(94, 11, 62, 30) +
    bars(266, 9, 62, 34) +
    path('tone', 'M150 146h60v24h-60z') +
    path('edge', 'M164 146v24M180 146v24M196 146v24'),
  path(
    'edge',
    Array.from(
      { length: 15 },
      (_, n) => `M120 175C190 175 190 ${20 + n * 10} 260 ${20 + n * 10}H312`,
    ).join(''),
  ) +
    path(
      'solid bare',
      Array.from({ length: 15 }, (_, n) => `M312 ${16 + n * 10}h14v7h-14z`).join(''),
    ) +
    path('poppy', 'M40 60h70v70h-70z') +
    path('solid', 'M62 78v34l28 -17z') +
    path('edge', 'M75 130V170') +
    path('poppy', disc(120, 175, 8)),
)
