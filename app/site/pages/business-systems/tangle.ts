import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'
import { deep, wide } from './five-systems.ts'

type Space = ReturnType<typeof space>
/** Where a cable leaves a plinth: at its wall that faces left, or the one that faces right. */
export type Port = readonly [x: number, y: number, wall: 'left' | 'right']
type Point = readonly [x: number, y: number]

const plugLength = 9
const body = { lid: 'poppy', front: 'poppy', side: 'solid' }

/** The ports along the two walls of a plinth. */
export const ports = (
  x: number,
  y: number,
  left: readonly number[],
  right: readonly number[],
): Port[] => [
  ...left.map((along): Port => [x + along * wide, y + deep, 'left']),
  ...right.map((along): Port => [x + wide, y + along * deep, 'right']),
]

/** A plug in its port. */
export const plug = (at: Space, [x, y, wall]: Port) =>
  wall === 'left'
    ? solid(at, [x - 3, x + 3], [y, y + plugLength], [1, 7], body, 'edge')
    : solid(at, [x, x + plugLength], [y - 3, y + 3], [1, 7], body, 'edge')

/** Where the cable of a plug begins, and the point that it heads for. */
function end([x, y, wall]: Port, reach: number, origin: Origin): [start: Point, toward: Point] {
  const out = (by: number) =>
    project(wall === 'left' ? [x, y + plugLength + by, 3] : [x + plugLength + by, y, 3], origin)
  return [out(0), out(reach)]
}

const to = (...points: Point[]) => `C${points.map((point) => point.join(' ')).join(' ')}`

/** A cable over the floor; each end runs straight on for a while before it turns. */
export function cable(from: Port, until: Port, [near, far]: Point, origin: Origin) {
  const [[start, out], [stop, back]] = [end(from, near, origin), end(until, far, origin)]
  return `M${start.join(' ')}${to(out, back, stop)}`
}

/** A cable that is lifted from the floor by a hand. */
export function lifted(from: Port, until: Port, [near, far]: Point, hand: Point, origin: Origin) {
  const [[start, out], [stop, back]] = [end(from, near, origin), end(until, far, origin)]
  const below = (right: number): Point => [hand[0] + right, hand[1] + Math.abs(right)]
  return `M${start.join(' ')}${to(out, below(-26), hand)}${to(below(26), back, stop)}`
}

/** Cables in the accent, each with a light margin over those below it. */
export const drawn = (cables: string[]) =>
  cables
    .map(
      (d) =>
        `<g stroke="var(--color-sheet)" stroke-width="7" stroke-linecap="butt">${path('void', d)}</g><g stroke="var(--color-poppy)">${path('cut void', d)}</g>`,
    )
    .join('')
