import { frames } from '#app/site/drawings/plate/sheet.ts'

/** How large the drawing of one neighbour is. */
const [wide, high] = [360, 150] as const

/** A service with the two that it works with, side by side in one plate, over what runs through both. */
export const join = (through: string, ...neighbors: [string, string]) =>
  frames(
    wide,
    high,
    neighbors.map((neighbor) => through + neighbor),
  )
