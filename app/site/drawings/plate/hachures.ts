import { randomFrom } from './random.ts'

type Point = readonly [x: number, y: number]

/** A mountain range on a map: how far its slopes reach, and the places of its crest. */
export type Range = readonly [reach: number, ...crest: Point[]]

/** A rectangle without strokes, for a label. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A point of a ridge, the direction along it, and the reach of its slopes there. */
type Crest = { at: Point; along: Point; reach: number }

const mix = (a: number, b: number, part: number) => a + (b - a) * part
const tenth = (value: number) => Math.round(value * 10) / 10

/** The distance between two strokes, in pixels. */
const gap = 2.3
/** The width of the crest that stays white. */
const crown = 1.3

/** A smooth ridge through all places, in steps of `gap`. */
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
function ridgesOf([reach, ...given]: Range, random: () => number): Crest[][] {
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

/** One stroke of a hachure: a wedge from the crest down, with its point at the foot of the slope. */
function wedge([x, y]: Point, [downX, downY]: Point, length: number, width: number, bow: number) {
  const [tipX, tipY] = [downX * length - downY * bow, downY * length + downX * bow]
  const [wideX, wideY] = [-downY * width, downX * width]
  const number = (value: number) => (tenth(value) < 0 ? '' : ' ') + tenth(value)
  const [halfX, halfY] = [downX * length * 0.5, downY * length * 0.5]
  return `M${tenth(x - wideX / 2)}${number(y - wideY / 2)}q${tenth(halfX)}${number(halfY)}${number(tipX + wideX / 2)}${number(tipY + wideY / 2)}q${tenth(halfX - tipX)}${number(halfY - tipY)}${number(wideX / 2 - tipX)}${number(wideY / 2 - tipY)}z`
}

/**
 * Mountains on a map as an engraver cuts them: strokes in pairs that leave a white crest to both sides and thin to
 * nothing at the foot of the slope, longer, heavier and closer away from the light in the upper left. To be filled.
 */
export function hachures(ranges: readonly Range[], clear: readonly Box[] = [], seed = 1542) {
  const random = randomFrom(seed)
  return ranges.flatMap((range) => {
    const ridges = ridgesOf(range, random)
    const crests = ridges.flat()
    return ridges.flatMap((line) =>
      line.flatMap(({ at: [x, y], along: [alongX, alongY], reach }, index) =>
        [-1, 1].map((side) => {
          const down: Point = [-alongY * side, alongX * side]
          const shade = down[0] * 0.55 + down[1] * 0.835
          if (shade < 0 && index % 2) return ''
          const wish = reach * (0.62 + (shade > 0 ? 0.42 : 0.2) * shade) * (0.82 + 0.36 * random())
          // A slope ends in the valley where that of another ridge begins.
          let length = crown
          while (length < wish) {
            const [toX, toY] = [x + down[0] * (length + 1), y + down[1] * (length + 1)]
            if (crests.some(({ at }) => Math.hypot(at[0] - toX, at[1] - toY) < length * 0.86)) break
            length += 1
          }
          const [fromX, fromY] = [x + down[0] * crown, y + down[1] * crown]
          const [footX, footY] = [x + down[0] * length, y + down[1] * length]
          const isCovered = clear.some(
            ([left, top, right, bottom]) =>
              Math.max(fromX, footX) > left &&
              Math.min(fromX, footX) < right &&
              Math.max(fromY, footY) > top &&
              Math.min(fromY, footY) < bottom,
          )
          if (length < crown + 1.5 || isCovered) return ''
          const width = shade > 0 ? 0.9 + 0.9 * shade : 0.75
          return wedge([fromX, fromY], down, length - crown, width, (random() - 0.5) * 1.4)
        }),
      ),
    )
  })
}
