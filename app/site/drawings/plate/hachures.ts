import { randomFrom } from './random.ts'
import { type Point, type Range, ridgesOf } from './ridge-lines.ts'

/** A rectangle without strokes, for a label. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The width of the crest that stays white. */
const crown = 1.3

/** One stroke: a wedge from the crest down, by its first corner and the ways to its point and to its second corner. */
type Wedge = { from: Point; toPoint: Point; back: Point }

function wedge([x, y]: Point, [downX, downY]: Point, length: number, width: number, bow: number) {
  const [wideX, wideY] = [(-downY * width) / 2, (downX * width) / 2]
  const [tipX, tipY] = [downX * length - downY * bow, downY * length + downX * bow]
  return {
    from: [x - wideX, y - wideY],
    toPoint: [tipX + wideX, tipY + wideY],
    back: [wideX - tipX, wideY - tipY],
  } satisfies Wedge
}

/**
 * Mountains on a map as an engraver cuts them: strokes in pairs that leave a white crest to both sides and thin to
 * nothing at the foot of the slope, longer, heavier and closer away from the light in the upper left.
 */
export function hachures(
  ranges: readonly Range[],
  clear: readonly Box[] = [],
  seed = 1542,
): Wedge[] {
  const random = randomFrom(seed)
  return ranges.flatMap((range) => {
    const ridges = ridgesOf(range, random)
    const crests = ridges.flat()
    return ridges.flatMap((line) =>
      line.flatMap(({ at: [x, y], along: [alongX, alongY], reach }, index) =>
        [-1, 1].flatMap((side) => {
          const down: Point = [-alongY * side, alongX * side]
          const shade = down[0] * 0.55 + down[1] * 0.835
          if (shade < 0 && index % 2) return []
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
          if (length < crown + 1.5 || isCovered) return []
          const width = shade > 0 ? 0.9 + 0.9 * shade : 0.75
          return wedge([fromX, fromY], down, length - crown, width, (random() - 0.5) * 1.4)
        }),
      ),
    )
  })
}

/** Of a pixel, in which strokes are written: digits without points take a third less. */
const steps = 4

/** The strokes as one filled path, each from where the last one began: on a map, half of the bytes. */
export function inkHachures(wedges: readonly Wedge[], scale = 1) {
  const rounded = (point: Point) =>
    point.map((value) => Math.round(value * steps)) as [number, number]
  const pair = ([x, y]: Point) => `${x}${y < 0 ? '' : ' '}${y}`
  let last: Point = [0, 0]
  const d = wedges.map(({ from, toPoint, back }) => {
    const start = rounded(from)
    const move: Point = [start[0] - last[0], start[1] - last[1]]
    last = start
    const [first, second] = [pair(rounded(toPoint)), pair(rounded(back))]
    return `m${pair(move)}l${first}${second.startsWith('-') ? '' : ' '}${second}z`
  })
  return `<path class="solid bare" transform="scale(${scale / steps})" d="${d.join('')}"/>`
}
