import { hachures, inkHachures } from '#app/site/drawings/plate/hachures.ts'
import type { Range } from '#app/site/drawings/plate/ridge-lines.ts'
import { type Degrees, plot } from './region.ts'

/** The strokes of the chart of the channel, enlarged, because this map is shown smaller. */
const scale = 1.6

/** The ranges behind the coast where the names leave space for them: the reach of their slopes, and their crests. */
const ranges: [reach: number, ...crest: Degrees[]][] = [
  // The Santa Ynez Mountains behind Ventura, and Topatopa.
  [24, [-119.27, 34.47], [-119.18, 34.49], [-119.08, 34.475], [-118.96, 34.5], [-118.86, 34.49]],
  // The San Gabriel Mountains, from back to front.
  [24, [-118.4, 34.47], [-118.3, 34.45], [-118.2, 34.42], [-118.1, 34.405]],
  [26, [-118.46, 34.4], [-118.38, 34.365], [-118.28, 34.325], [-118.18, 34.3], [-118.08, 34.275]],
  // The Santa Monica Mountains up to the pass of the road.
  [15, [-119.02, 34.103], [-118.93, 34.092], [-118.85, 34.09], [-118.79, 34.072]],
  [14, [-118.75, 34.078], [-118.67, 34.083], [-118.58, 34.092], [-118.49, 34.097]],
]

const strokes = hachures(
  ranges.map(([reach, ...crest]): Range => [
    reach / scale,
    ...crest.map((place) => plot(place).map((value) => value / scale) as [number, number]),
  ]),
)

/** The mountains of the map, in the manner of the chart of the channel. */
export const hills = inkHachures(strokes, scale)
