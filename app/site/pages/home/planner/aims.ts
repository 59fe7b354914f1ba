import { path, rect } from '#app/site/drawings/plate/sheet.ts'

const ruler = 112
/** Days along the ruler, and percent above it. */
const day = (days: number) => 2 + (days * 474) / 90
const up = (percent: number) => ruler - percent * 0.7

/** The targets of the plan for day 30, 60 and 90, to scale: minimum and maximum in percent. */
const ranges = [
  [30, 15, 25],
  [60, 35, 50],
  [90, 60, 150],
] as const
const along = (place: 1 | 2) =>
  ranges.map((range) => `L${day(range[0])} ${up(range[place])}`).join('')
const back = ranges
  .toReversed()
  .map(([days, low]) => `L${day(days)} ${up(low)}`)
  .join('')
const start = `M${day(0)} ${ruler}`

const band = `${start}${along(2)}${back}z`
const months = [0, 30, 60]

/** The three ranges above the plan's ruler: planned, inked, scaled. */
export const aims = [
  months
    .map((from, at) => (at % 2 ? '' : rect('tone bare', day(from), 4, 158, ruler - 4)))
    .join(''),
  path('thin', [50, 100, 150].map((percent) => `M2 ${up(percent)}H476`).join('')),
  path('light bare', `${start}${along(1)}V${ruler}z`),
  path('shade bare', `${start}${along(1)}V${ruler}z`),
  path('blueprint bare', band),
  path('cut', start + along(1)),
  `<g stroke-width="4">${path('', start + along(2))}</g>`,
  path('edge', ranges.map(([days, low]) => `M${day(days)} ${up(low)}V${ruler}`).join('')),
  ...ranges.map(([days, low, high]) =>
    rect('poppy', day(days) - 10, up(high), 10, up(low) - up(high)),
  ),
  rect('light', 2, ruler, 158, 14),
  rect('shade', 2, ruler, 158, 14),
  rect('solid', day(30), ruler, 158, 14),
  rect('blueprint', day(60), ruler, 158, 14),
  path(
    'edge',
    Array.from({ length: 19 }, (_, n) => `M${day(n * 5)} ${ruler + 14}v${n % 6 ? 5 : 10}`).join(''),
  ),
  path('cut void', `M2 ${ruler}h474v14h-474z`),
].join('')
