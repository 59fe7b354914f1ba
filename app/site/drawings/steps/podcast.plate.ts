import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const bars = (from: number, count: number, y: number, tall: number) =>
  `<g stroke-width="5">${path(
    '',
    Array.from({ length: count }, (_, n) => {
      const half = Math.round(3 + tall * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
      return `M${from + n * 10} ${y - half}v${half * 2}`
    }).join(''),
  )}</g>`
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
  path('solid bare', 'M0 190H360V202H0z'),
  // Ten episodes are listed; five of them are ready to record.
  reel(96, 98, 90, 70) +
    [0, 1, 2, 3, 4]
      .map((n) => {
        const [x, y] = [200 + (n % 3) * 54, n < 3 ? 26 : 104]
        return (
          rect('cast', x + 6, y + 6, 46, 68) +
          rect(n ? 'light' : 'poppy', x, y, 46, 68) +
          rect('solid', x, y, 46, 14) +
          path('edge', `M${x + 9} ${y + 28}h28M${x + 9} ${y + 40}h28M${x + 9} ${y + 52}h14`)
        )
      })
      .join(''),
  // Two microphones, each with its own track.
  [0, 1]
    .map((n) => {
      const x = 50 + n * 176
      return (
        path('cast', `M${x + 10} 190L${x + 60} 164H${x + 20}L${x - 20} 190z`) +
        path('cut', `M${x - 32} 66v14a32 32 0 0 0 64 0v-14M${x} 112v66`) +
        path(n ? 'poppy' : 'blueprint', `M${x - 20} 34a20 20 0 0 1 40 0v44a20 20 0 0 1 -40 0z`) +
        path('dark bare', `M${x + 4} 15a20 20 0 0 1 16 19v44a20 20 0 0 1 -16 19z`) +
        path('cut void', `M${x - 20} 34a20 20 0 0 1 40 0v44a20 20 0 0 1 -40 0zM${x - 20} 52h40`) +
        path('solid', `M${x - 30} 178h60v12h-60z`)
      )
    })
    .join('') +
    bars(98, 9, 62, 46) +
    bars(274, 8, 62, 52) +
    rect('tone', 108, 154, 84, 36) +
    path('cut void', 'M108 154h84v36h-84zM129 154v36M150 154v36M171 154v36'),
  path(
    'cut',
    Array.from(
      { length: 15 },
      (_, n) => `M134 196C204 196 204 ${12 + n * 11} 270 ${12 + n * 11}H330`,
    ).join(''),
  ) +
    path(
      'solid bare',
      Array.from({ length: 15 }, (_, n) => `M328 ${8 + n * 11}h20v8h-20z`).join(''),
    ) +
    rect('cast', 32, 44, 100, 100) +
    rect('poppy', 22, 34, 100, 100) +
    path('solid', 'M54 58v52l44 -26z') +
    path('cut void', 'M22 34h100v100h-100z') +
    path('cut', 'M72 134V190') +
    path('poppy', disc(134, 196, 12)),
)
