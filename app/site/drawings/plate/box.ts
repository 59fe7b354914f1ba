import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'
import { path } from './sheet.ts'

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
  const { lid = 'light', front = 'tone', side = 'light' } = faces
  const quad = (...points: Point3[]) =>
    face(origin, ...points.map(([i, j, k]): Point3 => [x + i, y + j, z + k]))
  const sideFace = quad([w, 0, 0], [w, d, 0], [w, d, h], [w, 0, h])
  return [
    cast > 0 ? path('cast', quad([w, 0, 0], [w + cast, 0, 0], [w + cast, d, 0], [w, d, 0])) : '',
    path(lid, quad([0, 0, h], [w, 0, h], [w, d, h], [0, d, h])),
    path(front, quad([0, d, 0], [w, d, 0], [w, d, h], [0, d, h])),
    path(side, sideFace),
    faces.side ? '' : path('shade', sideFace),
    path('cut', quad([0, 0, h], [w, 0, h], [w, 0, 0], [w, d, 0], [0, d, 0], [0, d, h])),
  ].join('')
}
