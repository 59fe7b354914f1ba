import { type Box, hachures, inkHachures } from '#app/site/drawings/plate/hachures.ts'
import type { Range } from '#app/site/drawings/plate/ridge-lines.ts'
import { mainlandRanges, type Mountains } from '#app/site/drawings/mountains.ts'
import { plot } from './region.ts'

/** The strokes of the chart of the channel, enlarged, because this map is shown smaller. */
const scale = 1.05

/** East of the chart, where the names leave space for them. */
const easternRanges: Mountains[] = [
  // The Santa Susana Mountains and the Simi Hills.
  [1.9, [-118.74, 34.322], [-118.66, 34.33], [-118.58, 34.318], [-118.52, 34.3]],
  // Topatopa and the Piru country behind it.
  [2.6, [-119.06, 34.517], [-118.96, 34.51], [-118.86, 34.52], [-118.74, 34.505]],
  // The San Gabriel Mountains, from back to front.
  [2.9, [-118.62, 34.48], [-118.5, 34.485], [-118.38, 34.46], [-118.24, 34.43], [-118.08, 34.4]],
  [2.9, [-118.44, 34.375], [-118.34, 34.345], [-118.24, 34.31], [-118.1, 34.28]],
  // The Verdugo Mountains.
  [1.6, [-118.36, 34.25], [-118.3, 34.225], [-118.25, 34.205]],
  // The Santa Monica Mountains from Malibu to the pass of the road.
  [1.9, [-118.73, 34.066], [-118.66, 34.08], [-118.58, 34.092], [-118.49, 34.1], [-118.4, 34.118]],
]

/** Without strokes: the names, as large as small screens show them, the warehouse and the road's marker. */
const labels: Box[] = [
  [6, 4, 192, 38],
  [142, 56, 238, 88],
  [238, 84, 338, 142],
  [266, 36, 436, 74],
  [338, 104, 488, 130],
  [400, 142, 448, 182],
  [478, 128, 616, 164],
]

const strokes = hachures(
  [...mainlandRanges, ...easternRanges].map(([reach, ...crest]): Range => [
    (reach * 10) / scale,
    ...crest.map((place) => plot(place).map((value) => value / scale) as [number, number]),
  ]),
  labels.map((box) => box.map((value) => value / scale) as unknown as Box),
)

/** The mountains of the map, in the manner of the chart of the channel. */
export const hills = inkHachures(strokes, scale)
