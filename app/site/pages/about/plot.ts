import type { Shore } from '#app/site/drawings/channel-islands.ts'

export type Degrees = readonly [longitude: number, latitude: number]

export const [width, height] = [1344, 640]
const perDegree = 746
const narrowing = Math.cos((34.2 * Math.PI) / 180)
const round = (value: number) => Math.round(value * 2) / 2

/** The position of a place on the chart, with correct proportions at 34.2 degrees north. */
export function plot([longitude, latitude]: Degrees) {
  return [
    round((longitude + 120.55) * perDegree),
    round(((34.59 - latitude) * perDegree) / narrowing),
  ] as const
}

export const trace = (shore: Shore) => 'M' + shore.map((point) => plot(point).join(' ')).join('L')

export const tenMiles = round((10 / 69.05) * (perDegree / narrowing))
