import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from '#app/site/drawings/waveform.ts'
import { microphone } from './microphone.ts'

const [width, height, foot] = [1344, 560, 532]
const middle = 404
/** The playback position of the recording: everything before it has been spoken. */
const playhead = 792

/** Strokes as boxes; those that are not spoken yet are outlines. */
const boxes = (from: number, to: number) =>
  waveform({ from, to, y: middle, height: 208, seed: 2.1, step: 18 }).replaceAll(
    /M(\d+) (\d+)v(\d+)/g,
    (_, x: string, y: string, tall: string) => `M${x} ${y}h10v${tall}h-10z`,
  )

const minutes = Array.from({ length: 15 }, (_, at) => at * 96)

/**
 * The recording along the bottom of the sheet: the spoken part in chalk, the rest in outline, and the speaker in front.
 */
export default sheet(
  { width, height, on: 'deep' },
  path('thin', minutes.map((x) => `M${x + 0.5} 280V${foot}`).join('')),
  path('edge', `M0 ${middle}H${width}`),
  path('solid bare', boxes(6, playhead - 18)),
  path('edge', boxes(playhead + 14, width - 14)),
  path('solid bare', minutes.map((x, at) => (at % 2 ? '' : `M${x} ${foot}h96v16h-96z`)).join('')),
  rect('edge void', 0, foot, width, 16),
  inked('poppy', path('cut', `M${playhead} 268V${foot + 20}`)),
  path('poppy bare', `M${playhead - 14} 252h28v14l-14 16l-14 -16z`),
  microphone(1076, 442, 1, true),
)
