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
    round(((34.555 - latitude) * perDegree) / narrowing),
  ] as const
}

type Point = readonly [x: number, y: number]

/** A line through the middle of each step of a shore, so that it bends without corners. */
export function trace(shore: Shore, closed = false) {
  const points = shore.map(plot)
  const middle = ([x, y]: Point, [toX, toY]: Point) =>
    `${round((x + toX) / 2)} ${round((y + toY) / 2)}`
  const turns = points
    .slice(1)
    .map((point, index) => `Q${points[index]!.join(' ')} ${middle(points[index]!, point)}`)
  const start = closed ? middle(points.at(-1)!, points[0]!) : points[0]!.join(' ')
  return closed
    ? `M${start}${turns.join('')}Q${points.at(-1)!.join(' ')} ${start}z`
    : `M${start}${turns.join('')}L${points.at(-1)!.join(' ')}`
}

export const tenMiles = round((10 / 69.05) * (perDegree / narrowing))
