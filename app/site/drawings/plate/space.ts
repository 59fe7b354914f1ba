import { isoPath, project, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'

/** The number of corners with which a circle looks round at its size. */
const corners = 32
const round = Array.from({ length: corners }, (_, index) => (index / corners) * 2 * Math.PI)

/** Draws in a coordinate system of its own: its origin on the sheet, and the pixels per unit. */
export function space(origin: Origin, scale: number) {
  const scaled = (points: Point3[]) =>
    points.map(([x, y, z]): Point3 => [x * scale, y * scale, z * scale])
  const face = (...points: Point3[]) => isoPath(scaled(points), origin, true)
  const line = (...points: Point3[]) => isoPath(scaled(points), origin)
  return {
    face,
    line,
    /** Where a point is on the sheet. */
    point: ([x, y, z]: Point3) => project([x * scale, y * scale, z * scale], origin),
    /** A rectangle on the wall that faces left. */
    left: (y: number, [x1, x2]: Span, [z1, z2]: Span) =>
      face([x1, y, z1], [x2, y, z1], [x2, y, z2], [x1, y, z2]),
    /** A rectangle on the wall that faces right. */
    right: (x: number, [y1, y2]: Span, [z1, z2]: Span) =>
      face([x, y1, z1], [x, y2, z1], [x, y2, z2], [x, y1, z2]),
    /** A rectangle on a floor or a lid. */
    flat: (z: number, [x1, x2]: Span, [y1, y2]: Span) =>
      face([x1, y1, z], [x2, y1, z], [x2, y2, z], [x1, y2, z]),
    /** A circle on a wall that faces left. */
    wheel: ([x, y, z]: Point3, radius: number) =>
      face(...round.map((a): Point3 => [x + Math.cos(a) * radius, y, z + Math.sin(a) * radius])),
    /** A circle on a floor. */
    disc: ([x, y, z]: Point3, radius: number) =>
      face(...round.map((a): Point3 => [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z])),
    /** The three visible faces, the outline and the shadow of a block. */
    block: ([x1, x2]: Span, [y1, y2]: Span, [z1, z2]: Span) => ({
      lid: face([x1, y1, z2], [x2, y1, z2], [x2, y2, z2], [x1, y2, z2]),
      front: face([x1, y2, z1], [x2, y2, z1], [x2, y2, z2], [x1, y2, z2]),
      side: face([x2, y1, z1], [x2, y2, z1], [x2, y2, z2], [x2, y1, z2]),
      outline: face(
        [x1, y1, z2],
        [x2, y1, z2],
        [x2, y1, z1],
        [x2, y2, z1],
        [x1, y2, z1],
        [x1, y2, z2],
      ),
      shadow: (length: number) =>
        face(
          [x1, y1, z1],
          [x1 + length, y1 - length / 2, z1],
          [x2 + length, y1 - length / 2, z1],
          [x2 + length, y2 - length / 2, z1],
          [x2, y2, z1],
          [x1, y2, z1],
        ),
    }),
  }
}

export type Span = readonly [from: number, to: number]
