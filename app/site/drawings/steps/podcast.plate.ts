import { headphones } from '#app/site/drawings/joins/talk.ts'
import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'
import { strip } from './strip.ts'

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

const bars = (from: number, count: number, y: number, tall: number) =>
  `<g stroke-width="5">${path(
    '',
    Array.from({ length: count }, (_, n) => {
      const half = Math.round(3 + tall * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
      return `M${from + n * 10} ${y - half}v${half * 2}`
    }).join(''),
  )}</g>`

/** Somebody who speaks, with a microphone on a stand in front. */
const speaker = (x: number, side: 1 | -1, pen: string) => {
  const at = x + side * 62
  return [
    walker(x, 190, { scale: 1.16, jacket: pen, left: side < 0, longHair: side < 0, arm: resting }) +
      headphones(x, 190, 1.16, side),
    path('cast', `M${at - 14} 190h30l34 -18h-30z`),
    path('cut', `M${at} 92V182`),
    path('solid', `M${at - 20} 180h40v10h-40z`),
    `<g transform="translate(${at} 92) rotate(${side * -28})">`,
    path(pen, 'M-13 0V-34a13 13 0 0 1 26 0V0z'),
    path('dark bare', 'M3 0V-46.5a13 13 0 0 1 10 12.5V0z'),
    path('solid bare', 'M-13 -14H13v5H-13z'),
    path('cut void', 'M-13 0V-34a13 13 0 0 1 26 0V0z'),
    '</g>',
  ].join('')
}
const resting = 'M-9 -92L-2 -70L4 -66L32 -80L29 -87L8 -77L4 -95Z'

/** Two speakers, each on a track of their own, and the episodes of one session. */
const session = [
  cabinet({ at: [124, 96], size: [112, 34], back: [8, 6], fill: 'blueprint', lid: 'light' }),
  inked('sheet', bars(136, 10, 79, 13)),
  cabinet({ at: [124, 144], size: [112, 34], back: [8, 6], fill: 'poppy', lid: 'light' }),
  bars(136, 10, 127, 13),
  path('cast', 'M230 190h26l24 -14h-26z'),
  cabinet({ at: [132, 190], size: [96, 28], back: [10, 7], fill: 'tone', lid: 'light' }),
  path('cut', 'M164 162v28M196 162v28'),
  speaker(38, 1, 'blueprint'),
  speaker(322, -1, 'poppy'),
].join('')

/** One tape through all three steps: off the full reel, past the heads, out from the antenna. */
export default strip(
  'paper',
  path('solid bare', 'M0 190H360V202H0z'),
  reel(92, 98, 88, 72) + episodes,
  session,
  antenna,
)
