import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import {
  chapters,
  cut,
  height,
  lanes,
  laneHeight,
  playhead,
  ruler,
  start,
  width,
} from './tracks.ts'
import { waveform } from '#app/site/drawings/waveform.ts'

const foot = lanes.at(-1)!.y + laneHeight / 2
const minute = 96

/** The scale of the recording: every second minute filled, as on the plan's ruler. */
const scale = [
  rect('light', start, ruler, width - start - 8, 12),
  Array.from({ length: 7 }, (_, at) => at)
    .map((at) => {
      const x = start + at * 2 * minute
      return rect('solid bare', x, ruler, Math.min(minute, width - 8 - x), 12)
    })
    .join(''),
  chapters
    .map(
      ({ x }, at) =>
        path('edge', `M${x} ${ruler}V4`) +
        path(at ? 'solid bare' : 'poppy bare', `M${x} 2h14l-5 7l5 7h-14z`),
    )
    .join(''),
]

/** A level meter in the track header: nine lamps, lit from below. */
const meter = (y: number, lit: number) =>
  Array.from({ length: 9 }, (_, lamp) => lamp)
    .map((lamp) =>
      rect(
        lamp >= lit ? 'thin' : lamp > 6 ? 'poppy bare' : 'light bare',
        96,
        y + 32 - lamp * 8,
        14,
        5,
      ),
    )
    .join('')

/** A clip with its header: the host's on white, the guest's on blueprint. */
function voice(from: number, to: number, y: number, seed: number, solid: boolean) {
  const wave = waveform({ from: from + 8, to: to - 6, y: y + 7, height: 60, seed, step: 8 })
  return [
    rect('cast', from + 6, y - 34, to - from, 80),
    rect(solid ? 'blueprint' : 'light', from, y - 40, to - from, 80),
    rect(solid ? 'solid bare' : 'blueprint bare', from, y - 40, to - from, 12),
    inked(solid ? 'sheet' : 'ink', path('cut', wave)),
    rect('cut void', from, y - 40, to - from, 80),
  ].join('')
}

/** Music fades in and out: its body is tinted, its edge is the curve of the fade. */
function music(from: number, to: number, y: number, fade: 'out' | 'in') {
  const [x, long] = [from, to - from]
  const body =
    fade === 'out'
      ? `M${x} ${y - 40}H${x + long * 0.5}Q${x + long * 0.8} ${y - 36} ${to} ${y + 38}V${y + 40}H${x}z`
      : `M${x} ${y + 40}Q${x + long * 0.2} ${y - 36} ${x + long * 0.45} ${y - 40}H${to}V${y + 40}z`
  return [
    `<clipPath id="${fade}"><path d="${body}"/></clipPath>`,
    path('light bare', body),
    `<g clip-path="url(#${fade})">${halftone([from, to], [y - 40, y + 40], 'poppy', (depth) => 1.5 + 7 * depth)}`,
    path('cut', waveform({ from: from + 8, to: to - 8, y: y + 6, height: 66, seed: 3, step: 12 })),
    '</g>',
    path('cut void', body),
  ].join('')
}

const [host, guest, tune] = lanes.map(({ y }) => y) as [number, number, number]

/** An episode in the editor: three tracks, four chapters, one cut, and the playback position. */
export default sheet(
  // Heavy lines for a phone, which shows each half at half its size.
  { width, height, weight: 1.35 },
  rect('cast', 14, 60, width - 14, foot - 44),
  rect('light', 0, 52, width - 8, foot - 52),
  rect('tone bare', start, guest - laneHeight / 2, width - start - 8, laneHeight),
  scale.join(''),
  path(
    'thin',
    Array.from({ length: 26 }, (_, at) => `M${start + (at + 0.5) * 48} 52V${foot}`).join(''),
  ),
  rect('solid', 0, 52, start - 4, foot - 52),
  inked(
    'sheet',
    ...lanes.map(({ y }, at) => meter(y, [5, 8, 3][at]!)),
    path('edge', [guest, tune].map((y) => `M8 ${y - laneHeight / 2}h${start - 20}`).join('')),
  ),
  path('edge', [guest, tune].map((y) => `M${start} ${y - laneHeight / 2}H${width - 8}`).join('')),
  // The part to cut: struck out on all tracks.
  rect('shade', cut[0], 52, cut[1] - cut[0], foot - 52),
  voice(130, 370, host, 0, false),
  voice(690, 800, host, 1.6, false),
  voice(1130, 1250, host, 2, false),
  voice(360, cut[0], guest, 2.1, true),
  voice(cut[1] + 9, 722, guest, 3.1, true),
  voice(790, 1140, guest, 4.1, true),
  music(130, 440, tune, 'out'),
  music(1010, 1330, tune, 'in'),
  rect('light', cut[0] + 8, host - 18, cut[1] - cut[0] - 16, 36),
  path('cut void', `M0 52H${width - 8}V${foot}H0z`),
  inked('poppy', path('cut', `M${cut[0]} 46V${foot + 6}M${cut[1]} 46V${foot + 6}`)),
  rect('poppy bare', playhead - 2, 30, 4, foot - 20),
  path('poppy', `M${playhead - 12} 22h24v12l-12 14l-12 -14z`),
)
