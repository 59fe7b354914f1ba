import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { face } from './box.ts'
import { path } from './sheet.ts'

const cos30 = 0.866

/**
 * The planes for a flat drawing on a lid, a front or a side: its x and y run along the face, y downwards on upright
 * ones.
 */
const planes = {
  lid: [cos30, 0.5, -cos30, 0.5],
  front: [cos30, 0.5, 0, 1],
  side: [cos30, -0.5, 0, 1],
} as const

/** Projects flat `parts` onto a face whose corner is `at`. */
export function on(plane: keyof typeof planes, origin: Origin, at: Point3, ...parts: string[]) {
  const [x, y] = project(at, origin)
  return `<g transform="matrix(${planes[plane].join(' ')} ${x} ${y})">${parts.join('')}</g>`
}

type Prism = {
  origin: Origin
  /** The outline from above, clockwise, starting anywhere. */
  plan: readonly (readonly [x: number, y: number])[]
  from: number
  to: number
  lid?: string
  /** The pens of walls that face left and right. */
  walls?: readonly [left: string, right: string]
}

/** A prism over any convex outline, from one height to another. */
export function prism({ origin, plan, from, to, lid = 'light', walls = ['tone', 'shade'] }: Prism) {
  const sides = plan.map((start, index) => {
    const end = plan[(index + 1) % plan.length]!
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    // The outward normal of a clockwise outline; only walls that face the viewer are drawn.
    const [nx, ny] = [dy, -dx]
    if (nx + ny <= 0.01) return ''
    const wall = face(origin, [...start, from], [...end, from], [...end, to], [...start, to])
    return path('light', wall) + path(ny > nx ? walls[0] : walls[1], wall)
  })
  return sides.join('') + path(lid, face(origin, ...plan.map(([x, y]): Point3 => [x, y, to])))
}
