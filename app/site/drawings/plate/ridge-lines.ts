export type Point = readonly [x: number, y: number]

/** A mountain range on a map: how far its slopes reach, and the places of its crest. */
export type Range = readonly [reach: number, ...crest: Point[]]

/** A point of a ridge, the direction along it, and the reach of its slopes there. */
type Crest = { at: Point; along: Point; reach: number }

const mix = (a: number, b: number, part: number) => a + (b - a) * part

/** The distance between two points of a ridge, in pixels. */
const gap = 3

/** A smooth ridge through all places, in even steps. */
function ridge(places: Point[], reachAt: (part: number) => number): Crest[] {
  const place = (index: number) => places[Math.max(0, Math.min(places.length - 1, index))]!
  const points = places.slice(1).flatMap((to, index): Point[] => {
    const [before, from, after] = [place(index - 1), place(index), place(index + 2)]
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap))
    return Array.from({ length: count }, (_, step): Point => {
      const t = step / count
      const spline = (axis: 0 | 1) =>
        from[axis] +
        0.5 *
          t *
          (to[axis] -
            before[axis] +
            t *
              (2 * before[axis] -
                5 * from[axis] +
                4 * to[axis] -
                after[axis] +
                t * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])))
      return [spline(0), spline(1)]
    })
  })
  return points.map((at, index) => {
    const [from, to] = [
      points[Math.max(0, index - 1)]!,
      points[Math.min(points.length - 1, index + 1)]!,
    ]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return {
      at,
      along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
      reach: reachAt(index / points.length),
    }
  })
}

/** The crest of a range, which wanders, and the few ridges that branch off it. */
export function ridgesOf([reach, ...given]: Range, random: () => number): Crest[][] {
  const wander = given.flatMap((from, index): Point[] => {
    const to = given[index + 1]
    if (!to) return [from]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.max(1, Math.round(length / (reach * 1.1)))
    return Array.from({ length: count }, (_, step): Point => {
      if (step + index === 0) return from
      const aside = (random() - 0.5) * reach * 0.5
      const part = (step + (random() - 0.5) * 0.4) / count
      return [
        mix(from[0], to[0], part) - ((to[1] - from[1]) / length) * aside,
        mix(from[1], to[1], part) + ((to[0] - from[0]) / length) * aside,
      ]
    })
  })
  const summits = Array.from({ length: 2 + wander.length }, () => 0.62 + 0.5 * random())
  const main = ridge(wander, (part) => {
    const [step, along] = [Math.floor(part * wander.length), (part * wander.length) % 1]
    const ease = along * along * (3 - 2 * along)
    return (
      reach *
      mix(summits[step]!, summits[step + 1]!, ease) *
      Math.min(1, 0.25 + 4 * Math.min(part, 1 - part))
    )
  })
  const branches: Crest[][] = []
  for (let at = 6 + 5 * random(), side = -1; at < main.length - 4; side = -side) {
    const {
      at: [x, y],
      along: [alongX, alongY],
      reach: high,
    } = main[Math.floor(at)]!
    const lean = (random() < 0.5 ? -1 : 1) * (0.8 + 0.5 * random())
    const [outX, outY] = [alongX * lean - alongY * side, alongY * lean + alongX * side]
    const long = (high * (0.85 + 0.4 * random())) / Math.hypot(outX, outY)
    branches.push(
      ridge(
        [
          [x, y],
          [x + outX * long * 0.5 + alongX * lean * 2, y + outY * long * 0.5 + alongY * lean * 2],
          [x + outX * long, y + outY * long],
        ],
        (part) => high * mix(0.72, 0.2, part),
      ),
    )
    at += (high * (1.1 + 0.7 * random())) / gap
  }
  return [main, ...branches]
}
