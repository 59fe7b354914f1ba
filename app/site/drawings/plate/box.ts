import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'
import { path } from './sheet.ts'
import { solid } from './solid.ts'
import { space } from './space.ts'

type Faces = { lid?: string; front?: string; side?: string }
type Box = {
  origin: Origin
  at?: Point3
  /** Along x (right and down), along y (left and down), and up. */
  size: Point3
  faces?: Faces
  /** How far the shadow falls to the right on the floor, in the box's own units. */
  cast?: number
}

/** The path through points of space, closed. */
export const face = (origin: Origin, ...points: Point3[]) => isoPath(points, origin, true)

/** A solid box in isometric: lit lid, toned front, hatched side, the outline cut, and its shadow on the floor. */
export function box({ origin, at = [0, 0, 0], size, faces = {}, cast = 0 }: Box) {
  const [x, y, z] = at
  const [w, d, h] = size
  const units = space(origin, 1)
  return [
    cast > 0 ? path('cast', units.flat(z, [x + w, x + w + cast], [y, y + d])) : '',
    solid(units, [x, x + w], [y, y + d], [z, z + h], faces),
  ].join('')
}
