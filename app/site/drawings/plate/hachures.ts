import { randomFrom } from './random.ts'
import { type Point, type Range, ridgesOf } from './ridge-lines.ts'

/** A rectangle without strokes, for a label. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

const tenth = (value: number) => Math.round(value * 10) / 10

/** The width of the crest that stays white. */
const crown = 1.3

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
