import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'

/** What each group had spent by each day after its first order, as heights. The newest groups have fewer values. */
export const groups = [[70, 108, 136], [62, 92, 114], [52, 72, 86], [38, 50], [24]]
export const days = [30, 60, 90]
/** The back corner of the table, and the sides of a cell. */
export const origin: Origin = [270, 60]
export const field = { width: 72, depth: 50 }

/** A point of the table in cell units. */
export const onTable = (column: number, group: number): Point3 => [
  column * field.width,
  group * field.depth,
  0,
]
