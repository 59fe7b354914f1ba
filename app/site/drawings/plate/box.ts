import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'
import { path } from './sheet.ts'
import { solid } from './solid.ts'
import { space } from './space.ts'

type Faces = { lid?: string; front?: string; side?: string }
type Box = {
  origin: Origin
  at?: Point3
  /** Length along x (right and down), along y (left and down), and height. */
  size: Point3
  faces?: Faces
  /** The length of the shadow to the right on the floor, in the box's own units. */
  cast?: number
}

/** The closed path through points in space. */
export const face = (origin: Origin, ...points: Point3[]) => isoPath(points, origin, true)

/**
 * A solid box in isometric projection: lit lid, tinted front, hatched side, heavy outline, and its shadow on the floor.
 */
export function box({ origin, at = [0, 0, 0], size, faces = {}, cast = 0 }: Box) {
  const [x, y, z] = at
  const [w, d, h] = size
  const units = space(origin, 1)
  return [
    cast > 0 ? path('cast', units.flat(z, [x + w, x + w + cast], [y, y + d])) : '',
    solid(units, [x, x + w], [y, y + d], [z, z + h], faces),
  ].join('')
}
