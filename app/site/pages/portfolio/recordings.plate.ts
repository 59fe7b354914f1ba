import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { frames, inked, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from '#app/site/drawings/waveform.ts'

const [wide, high] = [640, 220]

/** A microphone on its arm, turned to the other one. */
const microphone = (x: number, turn: 1 | -1, pen: string) =>
  `<g transform="translate(${x} 0) scale(${turn} 1)">${[
    path('solid', 'M-58 220L-40 118L-30 118L-44 220z'),
    path('solid', disc(-35, 114, 12)),
    path('solid', 'M-38 106L-4 92V112L-34 122z'),
    path(pen, 'M-10 62H28Q54 62 54 92V112Q54 142 28 142H-10z'),
    path('light', 'M14 62H28Q54 62 54 92V112Q54 142 28 142H14z'),
    path('edge', 'M14 78H50M14 94H54M14 110H54M14 126H50M34 63V141'),
    path('shade bare', 'M-10 112H54Q54 142 28 142H-10z'),
    path('cut void', 'M-10 62H28Q54 62 54 92V112Q54 142 28 142H-10zM14 62V142'),
  ].join('')}</g>`

const ends = Array.from({ length: 15 }, (_, at) => 11 + at * 14)

/** Two experts taking turns, and one feed with fifteen platforms. */
const interview = [
  rect('poppy bare', 0, 0, 400, high),
  halftone([0, 400], [0, high], 'poppy-tint', (depth) => 7 * (1 - depth) ** 1.5),
  rect('solid bare', 400, 0, 240, high),
  microphone(84, 1, 'blueprint'),
  microphone(318, -1, 'tone'),
  inked(
    'ink',
    `<g stroke-width="5">${path('', waveform({ from: 156, to: 248, y: 102, height: 130, seed: 4.4, step: 9 }))}</g>`,
  ),
  inked('sheet', path('edge', ends.map((y) => `M424 110C500 110 500 ${y} 560 ${y}H616`).join(''))),
  path('light bare', ends.map((y) => `M612 ${y - 4}h16v8h-16z`).join('')),
  rect('poppy', 382, 84, 52, 52),
  path(
    'mark bare',
    `M394 122h8v-8h-8zM394 108q14 0 14 14h6q0 -20 -20 -20zM394 98q24 0 24 24h6q0 -30 -30 -30z`,
  ),
]

const clip = (x: number, at: number) =>
  [
    rect('cast', x + 10, 30, 66, 124),
    rect(at === 2 ? 'poppy' : 'blueprint', x, 18, 66, 124),
    inked(
      'sheet',
      path(
        'cut',
        waveform({ from: x + 10, to: x + 58, y: 66, height: 84, seed: at * 1.7 + 1, step: 8 }),
      ),
    ),
    rect('label bare', x + 9, 112, 48, 7),
    rect('label bare', x + 9, 124, 30, 7),
    rect('cut void', x, 18, 66, 124),
  ].join('')

/** Four useful minutes from an hour, and the transcript of all of it. */
const clips = [
  rect('light bare', 0, 0, wide, high),
  rect('tone bare', 0, 152, wide, 68),
  path('cut', waveform({ from: 8, to: 632, y: 80, height: 132, seed: 2, step: 8 })),
  [66, 214, 362, 510].map(clip).join(''),
  [168, 184, 200]
    .map((y, row) => {
      const long = [
        [90, 190, 120, 150],
        [160, 80, 210, 100],
        [60, 240, 90, 170],
      ][row]!
      let x = 20
      return long
        .map((length, at) => {
          const line = rect(at === (row + 1) % 4 ? 'solid bare' : 'shade bare', x, y, length, 7)
          x += length + 12
          return line
        })
        .join('')
    })
    .join(''),
  path('poppy bare', 'M362 184h66v7h-66z'),
  path('cut', `M0 152H${wide}`),
]

/** Two wide pictures of recordings. */
export default frames(
  wide,
  high,
  [interview, clips].map((each) => each.join('')),
)
