type Point = readonly [along: number, aside: number]

/** Where the bottle stands in the room, from above. */
export const bottle = [454, 225] as const

/** Draws from a light at `place`, in directions along and across its axis, which meets the bottle. */
export function lightAt([x, y]: readonly [x: number, y: number]) {
  const [across, down] = [bottle[0] - x, bottle[1] - y]
  const far = Math.hypot(across, down)
  const [dx, dy] = [across / far, down / far]
  const at = ([along, aside]: Point, shift = 0) =>
    [x + dx * along - dy * aside + shift, y + dy * along + dx * aside + shift]
      .map((value) => value.toFixed(1))
      .join(' ')
  const shape = (points: readonly Point[], shift = 0) =>
    `M${points.map((point) => at(point, shift)).join('L')}z`
  const lines = (...pairs: [Point, Point][]) =>
    pairs.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')
  return { far, shape, lines }
}

/** Along the axis of their light: a spotlight, the flag beside its beam, and a softbox. */
export const spot: Point[] = [
  [-52, -17],
  [-6, -17],
  [8, -26],
  [8, 26],
  [-6, 17],
  [-52, 17],
]
export const softbox: Point[] = [
  [-44, -12],
  [-24, -12],
  [8, -44],
  [16, -44],
  [16, 44],
  [8, 44],
  [-24, 12],
  [-44, 12],
]
export const flag: Point[] = [
  [100, -35],
  [164, -39],
  [164, -31],
  [100, -27],
]
