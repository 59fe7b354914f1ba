import { type Origin, type Point3, project } from '#app/ui/drawing/isometric.ts'
import { path } from './sheet.ts'

type Cylinder = {
  origin: Origin
  at: Point3
  radius: number
  height: number
  lid?: string
  wall?: string
}

const one = (value: number) => Math.round(value * 10) / 10

/** An upright cylinder, hatched on its right side away from the light. */
export function cylinder({ origin, at, radius, height, lid = 'light', wall = 'tone' }: Cylinder) {
  const [x, y] = project(at, origin)
  const [rx, ry] = [one(radius * Math.sqrt(1.5)), one(radius * Math.SQRT1_2)]
  const top = y - height
  const side = (from: number) =>
    `M${one(x + from)} ${one(top + ry * Math.sqrt(1 - (from / rx) ** 2))}V${one(y + ry * Math.sqrt(1 - (from / rx) ** 2))}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${top}A${rx} ${ry} 0 0 1 ${one(x + from)} ${one(top + ry * Math.sqrt(1 - (from / rx) ** 2))}z`
  return [
    path(wall, `M${x - rx} ${top}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${top}z`),
    path('shade bare', side(rx * 0.2)),
    path(lid, `M${x - rx} ${top}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`),
    path('cut void', `M${x - rx} ${top}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${top}`),
  ].join('')
}
