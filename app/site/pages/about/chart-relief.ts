import { type Box, hachures, inkHachures } from '#app/site/drawings/plate/hachures.ts'
import type { Range } from '#app/site/drawings/plate/ridge-lines.ts'
import { islandRanges, mainlandRanges, type Mountains } from '#app/site/drawings/mountains.ts'
import { plot } from './plot.ts'

/** Without strokes: the names on land, as large as small screens show them, and the frame. */
const labels: Box[] = [
  [625, 78, 800, 112],
  [1080, 376, 1340, 411],
  [262, 493, 380, 522],
  [522, 474, 644, 503],
  [0, 0, 1344, 12],
]

const drawn =
  (size: number) =>
  ([reach, ...crest]: Mountains): Range => [reach * size, ...crest.map(plot)]

/** The mountains of the chart and of its islands. */
export const relief = inkHachures(
  hachures([...mainlandRanges.map(drawn(10.5)), ...islandRanges.map(drawn(9))], labels),
)
