export type Point3 = readonly [x: number, y: number, z: number]
export type Origin = readonly [x: number, y: number]

const cos30 = Math.cos(Math.PI / 6)
const round = (value: number) => Math.round(value * 10) / 10

/** Projects a point in space onto the sheet: x runs right and down, y left and down, z up. */
export function project([x, y, z]: Point3, [left, top]: Origin): readonly [number, number] {
  return [round(left + (x - y) * cos30), round(top + (x + y) / 2 - z)]
}

/** The SVG path through points in space, closed when `close` is set. */
export function isoPath(points: Point3[], origin: Origin, close = false) {
  const steps = points.map((point, index) => {
    const [x, y] = project(point, origin)
    return `${index ? 'L' : 'M'}${x} ${y}`
  })
  return steps.join('') + (close ? 'Z' : '')
}
