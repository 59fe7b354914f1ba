import { face } from '#app/site/drawings/plate/box.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'
import { microphone } from './microphone.ts'

const origin: Origin = [330, 256]
const loudness = [
  10, 18, 34, 26, 46, 62, 40, 54, 30, 20, 12, 24, 44, 58, 66, 48, 36, 52, 28, 16, 30, 42, 22, 10,
]
const bar = (height: number, at: number) => `M${8 + at * 17} ${-height / 2}h9v${height}h-9z`

/** The microphone stands on its recording: the spoken part in chalk, the rest in outline. */
export default sheet(
  { width: 640, height: 520, on: 'deep', coarseBelow: 400 },
  path('light', face(origin, [-170, 60, 0], [270, 60, 0], [270, 190, 0], [-170, 190, 0])),
  on(
    'lid',
    origin,
    [-150, 125, 0],
    path('thin', 'M-20 0h440'),
    path('solid', loudness.slice(0, 14).map(bar).join('')),
    path(
      'edge',
      loudness
        .slice(14)
        .map((height, at) => bar(height, at + 14))
        .join(''),
    ),
    path('poppy', 'M244 -58h5v116h-5z'),
  ),
  path('cut', face(origin, [-170, 60, 0], [270, 60, 0], [270, 190, 0], [-170, 190, 0])),
  microphone(361, 258, 0.52),
)
