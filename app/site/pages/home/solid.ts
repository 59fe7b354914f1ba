import { isoPath, type Origin, type Point3 } from '#app/ui/drawing/isometric.ts'

/** To the pixel: the drawings stand in the document, where every digit travels. */
const round = (path: string) =>
  path.replaceAll(/\d+\.\d/g, (value) => `${Math.round(Number(value))}`)

export const face = (origin: Origin, ...points: Point3[]) => round(isoPath(points, origin, true))
export const line = (origin: Origin, ...points: Point3[]) => round(isoPath(points, origin))

export type Size = readonly [width: number, depth: number, height: number]

/** The three faces of a box that are seen, its outline, and the shadow that it casts on the floor. */
export function solid(origin: Origin, [w, d, h]: Size, [x, y, z]: Point3 = [0, 0, 0]) {
  const at = (i: number, j: number, k: number): Point3 => [x + i, y + j, z + k]
  const [right, back] = [h * 0.72, h * 0.4]
  return {
    lid: face(origin, at(0, 0, h), at(w, 0, h), at(w, d, h), at(0, d, h)),
    front: face(origin, at(0, d, 0), at(w, d, 0), at(w, d, h), at(0, d, h)),
    side: face(origin, at(w, 0, 0), at(w, d, 0), at(w, d, h), at(w, 0, h)),
    outline: face(
      origin,
      at(0, 0, h),
      at(w, 0, h),
      at(w, 0, 0),
      at(w, d, 0),
      at(0, d, 0),
      at(0, d, h),
    ),
    shadow: face(
      origin,
      at(w, d, 0),
      at(w + right, d - back, 0),
      at(w + right, -back, 0),
      at(right, -back, 0),
      at(0, 0, 0),
    ),
  }
}
