import { mainland } from '#app/site/drawings/channel-islands.ts'

export type Degrees = readonly [longitude: number, latitude: number]

const perDegree = 354
const narrowing = Math.cos((34.1 * Math.PI) / 180)
const round = (value: number) => Math.round(value * 2) / 2

/** The position of a place on the map, with correct proportions at 34.1 degrees north. */
export const plot = ([longitude, latitude]: Degrees) =>
  [
    round((longitude + 119.8) * perDegree),
    round(((34.54 - latitude) * perDegree) / narrowing),
  ] as const

const one = (value: number) => Math.round(value * 10) / 10

/** A smooth line through all places, as a coast or a road runs: a Catmull-Rom spline. */
export function curve(way: readonly Degrees[], isClosed = false) {
  const points = (isClosed ? [...way, way[0]!] : way).map(plot)
  const around = isClosed ? [points.at(-2)!, ...points, points[1]!] : points
  const at = (index: number) =>
    around[Math.min(Math.max(index + (isClosed ? 1 : 0), 0), around.length - 1)]!
  const parts = points.slice(1).map(([x, y], index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    return `C${one(from[0] + (x - before[0]) / 6)} ${one(from[1] + (y - before[1]) / 6)} ${one(x - (after[0] - from[0]) / 6)} ${one(y - (after[1] - from[1]) / 6)} ${x} ${y}`
  })
  return `M${points[0]!.join(' ')}${parts.join('')}${isClosed ? 'z' : ''}`
}

/** The coast from the end of the Channel chart to beyond the two ports. */
const southOfMalibu: Degrees[] = [
  [-118.68, 34.031],
  [-118.58, 34.038],
  [-118.52, 34.024],
  [-118.495, 34.006],
  [-118.46, 33.965],
  [-118.43, 33.91],
  [-118.395, 33.842],
  [-118.41, 33.8],
  [-118.428, 33.775],
  [-118.411, 33.742],
  [-118.36, 33.735],
  [-118.293, 33.706],
  [-118.27, 33.735],
  [-118.21, 33.755],
  [-118.16, 33.762],
  [-118.105, 33.739],
  [-118.04, 33.68],
  [-117.98, 33.64],
]

export const coast: Degrees[] = [...mainland.filter(([west]) => west > -119.9), ...southOfMalibu]

export const places = {
  'Santa Barbara': [-119.7, 34.425],
  Ventura: [-119.29, 34.285],
  Camarillo: [-119.035, 34.222],
  'Thousand Oaks': [-118.85, 34.178],
  'Los Angeles': [-118.24, 34.054],
  ports: [-118.25, 33.75],
} as const satisfies Record<string, Degrees>

/** U.S. 101, from Santa Barbara to Los Angeles. */
export const road: Degrees[] = [
  [-119.9, 34.437],
  places['Santa Barbara'],
  [-119.53, 34.4],
  [-119.4, 34.335],
  places.Ventura,
  [-119.17, 34.228],
  places.Camarillo,
  [-118.94, 34.19],
  places['Thousand Oaks'],
  [-118.64, 34.152],
  [-118.47, 34.157],
  [-118.37, 34.13],
  places['Los Angeles'],
]

/** From the ports to Los Angeles. */
export const harborRoad: Degrees[] = [
  places.ports,
  [-118.285, 33.8],
  [-118.28, 33.95],
  [-118.27, 34.03],
  places['Los Angeles'],
]

/** The route of a container, on the inside of the roads: up from the ports, and over to Camarillo. */
export const containerWay: Degrees[] = [
  [-118.262, 33.768],
  [-118.306, 33.81],
  [-118.303, 33.95],
  [-118.292, 34.024],
  [-118.3, 34.06],
  [-118.385, 34.108],
  [-118.475, 34.134],
  [-118.64, 34.13],
  [-118.855, 34.155],
  [-118.93, 34.165],
  [-118.985, 34.187],
]
