import type { Frame } from '#app/site/drawings/plate.tsx'

/** The height of all drawings of what is managed. */
export const high = 190
/** The width of each, which is that of its place on the shelf. */
const cells = [480, 368, 256, 256, 368, 480]
const sum = (widths: number[]) => widths.reduce((left, wide) => left + wide, 0)
export const allCells = sum(cells)

/** The place of a drawing in the file that holds them side by side. */
export const frameOf = (index: number): Frame => [
  sum(cells.slice(0, index)),
  0,
  cells[index]!,
  high,
]
