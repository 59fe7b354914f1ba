import { randomFrom } from './random.ts'
import type { Swell } from './swelling.ts'

/** A skyline as steps along its width and heights, both in hundredths. */
export type Ridge = readonly (readonly [x: number, up: number])[]

type Terrain = {
  ridge: Ridge
  left: number
  /** Where the land meets the water. */
  base: number
  width: number
  height: number
  /** The number of lines from the skyline down to the shore. */
  lines: number
  /** The number of spurs that run down from the skyline. */
  spurs: number
  /** How far the spurs stand out, as a part of the height. */
  bold?: number
  /** How rugged the skyline is, in pixels. */
  rugged?: number
  /** The distance of the points of a line. */
  step?: number
  seed?: number
}

const mix = (a: number, b: number, part: number) => a + (b - a) * part
/** The least distance of two lines, in pixels. */
const closest = 2.2

/** The height of a ridge anywhere along its width. */
function heightAt(ridge: Ridge, x: number) {
  const next = Math.max(
    1,
    ridge.findIndex(([at]) => at >= x),
  )
  const [[fromX, from], [toX, to]] = [ridge[next - 1]!, ridge[next]!]
  return mix(from, to, (x - fromX) / (toX - fromX))
}

/** A wave with crests sharper than its valleys, from -1 to 1. */
const crests = (turn: number) => 1 - 2 * Math.abs(Math.sin(Math.PI * turn)) ** 0.8

/**
 * The part of a line's width that is left as the land gets lower, from 0 to 1: where the lines would run together,
 * every second one ends in a point, further down every second one of the rest.
 */
function room(row: number, lines: number, up: number) {
  const halvings = Math.log2(row & -row)
  const gap = (up / lines) * 2 ** halvings
  return Math.max(0, Math.min(1, (gap - closest) / (closest * 0.8)))
}

/**
 * Land seen from the water, as an engraver cuts it: lines that follow its slopes, one below the other from the skyline
 * to the shore. `weigh` gives a line's width from the slope, which is positive where the ground falls to the right.
 */
export function terrain(land: Terrain, weigh: (slope: number) => number) {
  const { ridge, left, base, width, height, lines, spurs } = land
  const { bold = 0.13, rugged = 0, step = 4, seed = 7 } = land
  const random = randomFrom(seed)
  const count = Math.ceil(width / step)
  const phase = [random(), random() * 9] as const
  const rough = Array.from({ length: count + 1 }, () => (random() - 0.5) * 2 * rugged)
  const ups = rough.map((_, index) => {
    const part = Math.min(1, (index * step) / width)
    return (heightAt(ridge, part * 100) / 100) * height
  })
  const level = (down: number) =>
    ups.map((up, index) => {
      const x = Math.min(width, index * step)
      const turn = (x / width) * spurs + phase[0] - 0.55 * down + 0.3 * Math.sin(x / 70 + phase[1])
      const spur = up * bold * crests(turn) * Math.sin(Math.PI * down)
      const jag = rough[index]! * Math.min(1, up / (rugged * 4 + 1)) * (1 - down) ** 4
      return [left + x, base - up * (1 - down) ** 1.1 - jag - spur] as const
    })
  const skyline = level(0)
  let above = skyline
  const cuts: Swell[][] = []
  for (let row = 1; row < lines; row++) {
    const below = level(row / lines)
    cuts.push(
      below.map(([x, y], index) => {
        const before = below[Math.max(0, index - 1)]![1]
        const after = below[Math.min(count, index + 1)]![1]
        const isHidden = y - above[index]![1] < 1.3 || y > base - 1
        const width = weigh((after - before) / (2 * step)) * room(row, lines, ups[index]!)
        return [x, y, isHidden ? 0 : width]
      }),
    )
    above = below.map(([x, y], index) => [x, Math.max(y, above[index]![1])] as const)
  }
  return { skyline, cuts }
}
