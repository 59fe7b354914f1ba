import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

/** What each group had spent so many days after its first order, as heights. The newest have not got so far. */
export const groups = [[70, 108, 136], [62, 92, 114], [52, 72, 86], [38, 50], [24]]
export const days = [30, 60, 90]
/** The table's back corner, and the sides of a field on it. */
export const origin: Origin = [270, 60]
export const field = { width: 72, depth: 50 }

/** A point of the table, counted in fields. */
export const onTable = (column: number, group: number): Point3 => [
  column * field.width,
  group * field.depth,
  0,
]
