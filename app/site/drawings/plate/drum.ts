import { path } from './sheet.ts'

const flat = 0.577

/** A tapered cylinder: from the middle of its base up, from one radius to another, its right half shaded. */
export function drum(x: number, y: number, height: number, r1: number, r2: number, pen = 'tone') {
  const top = y - height
  const body = `M${x - r1} ${y}A${r1} ${r1 * flat} 0 0 0 ${x + r1} ${y}L${x + r2} ${top}A${r2} ${r2 * flat} 0 0 1 ${x - r2} ${top}Z`
  const shade = `M${x + r1 * 0.2} ${y + r1 * flat * 0.98}A${r1} ${r1 * flat} 0 0 0 ${x + r1} ${y}L${x + r2} ${top}A${r2} ${r2 * flat} 0 0 1 ${x + r2 * 0.2} ${top + r2 * flat * 0.98}Z`
  return (
    path(pen, body) +
    path(pen === 'solid' ? 'tone bare' : 'shade bare', shade) +
    path('edge void', body)
  )
}

/** The top of a round body. */
export const lid = (x: number, y: number, r: number, pen = 'solid') =>
  path(
    pen,
    `M${x - r} ${y}A${r} ${r * flat} 0 0 0 ${x + r} ${y}A${r} ${r * flat} 0 0 0 ${x - r} ${y}Z`,
  )
