import { randomFrom } from '#app/site/drawings/plate/random.ts'
import { type Degrees, plot } from './plot.ts'

/** A mountain range: the reach of its slopes in pixels, and its crest. */
type Range = readonly [reach: number, ...crest: Degrees[]]

const ranges: Range[] = [
  // The Santa Ynez Mountains, from Point Conception to Matilija.
  [21, [-120.43, 34.49], [-120.3, 34.507], [-120.15, 34.51], [-120, 34.51]],
  [27, [-120, 34.51], [-119.88, 34.517], [-119.78, 34.508], [-119.66, 34.504]],
  [25, [-119.66, 34.504], [-119.54, 34.498], [-119.43, 34.486], [-119.33, 34.484]],
  // Nordhoff Ridge and Topatopa.
  [27, [-119.3, 34.502], [-119.22, 34.51], [-119.14, 34.505], [-119.06, 34.517]],
  // Red Mountain, and Sulphur Mountain with its end above Santa Paula.
  [15, [-119.4, 34.372], [-119.33, 34.353]],
  [19, [-119.27, 34.395], [-119.19, 34.417], [-119.1, 34.424], [-119.04, 34.408]],
  // South Mountain and Oak Ridge.
  [19, [-119.09, 34.315], [-119, 34.335], [-118.9, 34.362], [-118.8, 34.385]],
  // Big Mountain, towards the Santa Susana Mountains.
  [15, [-118.9, 34.31], [-118.82, 34.312], [-118.74, 34.322]],
  // The Santa Monica Mountains.
  [17, [-119.02, 34.1], [-118.95, 34.09], [-118.88, 34.086], [-118.8, 34.07], [-118.73, 34.066]],
  // San Miguel, Santa Rosa, and the two ridges of Santa Cruz.
  [9, [-120.41, 34.038], [-120.365, 34.04], [-120.33, 34.033]],
  [20, [-120.16, 33.958], [-120.105, 33.944], [-120.03, 33.958]],
  [16, [-119.89, 34.058], [-119.83, 34.046], [-119.77, 34.035], [-119.7, 34.013]],
  [15, [-119.63, 34.002], [-119.585, 34.018], [-119.555, 34.035]],
  [11, [-119.83, 33.981], [-119.75, 33.979], [-119.68, 33.99]],
]

type Slope = readonly [x: number, y: number, toX: number, toY: number, from: number, to: number]

const random = randomFrom(1542)

type Crest = readonly [x: number, y: number, height: number]

/** A crest bends and rises and falls between its given places, and is low at its ends. */
function crestOf(reach: number, places: Degrees[]): Crest[] {
  const points = places.map(plot)
  const last = points.length - 1
  return points.slice(1).flatMap(([toX, toY], index): Crest[] => {
    const [x, y] = points[index]!
    const length = Math.hypot(toX - x, toY - y)
    const parts = Math.max(2, Math.round(length / (reach * 0.9)))
    return Array.from({ length: parts + (index === last - 1 ? 1 : 0) }, (_, part): Crest => {
      const along = part / parts
      const isEnd = (index === 0 && part === 0) || (index === last - 1 && part === parts)
      const aside = isEnd ? 0 : (random() - 0.5) * reach * 0.62
      return [
        x + (toX - x) * along - ((toY - y) / length) * aside,
        y + (toY - y) * along + ((toX - x) / length) * aside,
        reach * (isEnd ? 0.3 : 0.78 + 0.36 * random()),
      ]
    })
  })
}

/** The crest of a range, and the spurs that leave it to both sides and fall to the ground. */
function slopes([reach, ...places]: Range): Slope[] {
  const points = crestOf(reach, places)
  return points.slice(1).flatMap(([toX, toY, to], index): Slope[] => {
    const [x, y, from] = points[index]!
    const length = Math.hypot(toX - x, toY - y)
    const [alongX, alongY] = [(toX - x) / length, (toY - y) / length]
    const spur = (side: number): Slope => {
      const [out, along] = [reach * (0.85 + 0.4 * random()), reach * (random() - 0.35) * 0.9]
      const endX = toX - alongY * out * side + alongX * along
      const endY = toY + alongX * out * side + alongY * along
      return [toX, toY, endX, endY, to, to * 0.2]
    }
    const sides = random() < 0.5 ? [1] : [1, -1]
    return [[x, y, toX, toY, from, to], ...sides.map((side) => spur(index % 2 ? side : -side))]
  })
}

const land = ranges.map(slopes)

/** The height of a range at a place: what is left of the nearest crest's height at this distance. */
function heightOf(range: Slope[], x: number, y: number) {
  return Math.max(
    ...range.map(([fromX, fromY, toX, toY, from, to]) => {
      const [dx, dy] = [toX - fromX, toY - fromY]
      const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)
      const at = Math.max(0, Math.min(1, part))
      const away = Math.hypot(x - fromX - dx * at, y - fromY - dy * at)
      return from + (to - from) * at - away * 1.5
    }),
  )
}

const weights = [0.5, 0.8, 1.15, 1.5]

/** Positions are written in half pixels, without decimals. */
const fine = (value: number) => Math.round(value * 2)

/** A stroke down a slope as far as the ground falls, and how much of it is turned away from the light, -1 to 1. */
function stroke(range: Slope[], fromX: number, fromY: number) {
  let [x, y, height] = [fromX, fromY, heightOf(range, fromX, fromY)]
  let shade = 0
  for (let length = 0; length < 15 && height > 1.5; length += 4) {
    const [downX, downY] = [height - heightOf(range, x + 1, y), height - heightOf(range, x, y + 1)]
    const steep = Math.hypot(downX, downY) || 1
    const [toX, toY] = [x + (4 * downX) / steep, y + (4 * downY) / steep]
    const below = heightOf(range, toX, toY)
    if (below > height - 3) break
    if (length === 0) shade = (0.6 * downX + 0.8 * downY) / steep
    ;[x, y, height] = [toX, toY, below]
  }
  const [dx, dy] = [fine(x) - fine(fromX), fine(y) - fine(fromY)]
  return { d: dx || dy ? `M${fine(fromX)} ${fine(fromY)}l${dx} ${dy}` : '', shade }
}

/** Hachures from the crests down both sides: close and heavy away from the light in the upper left, few where it falls. */
function hachures() {
  const strokes = weights.map(() => '')
  for (const range of land)
    for (const [x, y, toX, toY] of range) {
      const length = Math.hypot(toX - x, toY - y)
      for (const side of [1, -1])
        for (let at = random() * 3; at < length; at += 4.2) {
          const along = at / length
          const startX = x + (toX - x) * along - ((toY - y) / length) * 1.3 * side
          const startY = y + (toY - y) * along + ((toX - x) / length) * 1.3 * side
          const { d, shade } = stroke(range, startX, startY)
          if (!d || (shade < 0.1 && random() < 0.45)) continue
          strokes[Math.max(0, Math.min(3, Math.round(shade * 3.2)))] += d
        }
    }
  return strokes
}

/** The mountains of the chart and of its islands, at twice their size. */
export const relief = hachures()
  .map((strokes, index) => `<path stroke-width="${weights[index]! * 2}" d="${strokes}"/>`)
  .join('')
