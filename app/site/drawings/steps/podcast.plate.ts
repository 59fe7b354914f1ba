import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const bars = (from: number, count: number, y: number, tall: number) =>
  `<g stroke-width="5">${path(
    '',
    Array.from({ length: count }, (_, n) => {
      const half = Math.round(3 + tall * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
      return `M${from + n * 10} ${y - half}v${half * 2}`
    }).join(''),
  )}</g>`
const turns = [-90, 30, 150].map((turn) => (turn * Math.PI) / 180)
/** A full reel of tape, a disc with some thickness, lit from the left; the tape leaves it at its foot. */
const reel = (x: number, y: number, radius: number, fill: number) =>
  [
    path('cast', `M${x + 10} ${y + radius}h${radius + 30}l30 -20h-${radius}z`),
    path('solid', disc(x + 9, y - 5, radius)),
    path('light', disc(x, y, radius)),
    path(
      'dark bare',
      `M${x + 30} ${y - Math.sqrt(radius ** 2 - 900)}A${radius} ${radius} 0 0 1 ${x + 30} ${y + Math.sqrt(radius ** 2 - 900)}z`,
    ),
    path('solid', disc(x, y, fill)),
    inked('sheet', path('thin', [10, 20, 30].map((less) => disc(x, y, fill - less)).join(''))),
    path('light', disc(x, y, 27)),
    path(
      'solid bare',
      turns
        .map((turn) =>
          disc(Math.round(x + Math.cos(turn) * 15), Math.round(y + Math.sin(turn) * 15), 5),
        )
        .join(''),
    ),
    path('poppy', disc(x, y, 6)),
    path('cut void', disc(x, y, radius)),
  ].join('')

/** The ten episodes on their board, the first one at its turn. */
const episodes = [
  path('cast', 'M206 190h140l14 -12v-6H230z'),
  path('solid', 'M216 176h10v14h-10zM320 176h10v14h-10z'),
  cabinet({ at: [198, 176], size: [148, 158], back: [9, 6], fill: 'tone', lid: 'light' }),
  Array.from({ length: 10 }, (_, n) => {
    const [x, y] = [206 + (n % 5) * 27, n < 5 ? 28 : 102]
    return (
      rect('cast', x + 4, y + 4, 23, 64) +
      rect(n ? 'light' : 'poppy', x, y, 23, 64) +
      rect('solid', x, y, 23, 11) +
      path('edge', `M${x + 5} ${y + 24}h13M${x + 5} ${y + 35}h13M${x + 5} ${y + 46}h7`)
    )
  }).join(''),
].join('')

const arc = (radius: number, side: number) =>
  `M${186 + side * radius * 0.8} ${44 - radius * 0.6}a${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} 0 ${radius * 1.2}`
const braces = Array.from({ length: 5 }, (_, n) => {
  const [wide, narrow] = [26 - n * 5, 21 - n * 5]
  const [low, high] = [178 - n * 26, 152 - n * 26]
  return `M${186 - wide} ${low}L${186 + narrow} ${high}H${186 - narrow}L${186 + wide} ${low}`
})

/** The tape ends in a deck, and the deck in an antenna. */
const antenna = [
  path('cast', 'M132 190h78l100 -30h-40z'),
  cabinet({ at: [20, 190], size: [96, 74], back: [16, 10], fill: 'tone', lid: 'light' }),
  path('light', disc(45, 143, 19) + disc(91, 143, 19)),
  path('solid', disc(45, 143, 13) + disc(91, 143, 8)),
  path('light', disc(45, 143, 4) + disc(91, 143, 3)),
  path('edge', 'M45 162H91'),
  rect('solid', 60, 156, 16, 8),
  path('solid bare', 'M30 172h12v8h-12zM46 172h12v8h-12zM78 172h28v8h-28z') +
    rect('poppy', 62, 172, 12, 8),
  path('cut', 'M116 178Q132 180 146 186'),
  rect('solid', 146, 178, 80, 12),
  inked('poppy', path('cut', `M160 178L182 52M212 178L190 52${braces.join('')}`)),
  path('cut', 'M186 52V30'),
  path('poppy', disc(186, 44, 10)),
  path('edge', [28, 50, 72].map((radius) => arc(radius, 1) + arc(radius, -1)).join('')),
  // Clips follow
  [0, 1, 2]
    .map(
      (n) =>
        `<g transform="translate(${266 + n * 32} ${100 - n * 22})">${rect('cast', 5, 5, 24, 40) + rect(n ? 'light' : 'blueprint', 0, 0, 24, 40) + path('solid', 'M9 12v16l9 -8z')}</g>`,
    )
    .join(''),
].join('')

/** One tape through all three steps: off the full reel, past the heads, out from the antenna. */
export default strip(
  'paper',
  path('solid bare', 'M0 190H360V202H0z'),
  reel(92, 98, 88, 72) + episodes,
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
  antenna,
)
