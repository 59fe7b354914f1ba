import { frames } from '#app/site/drawings/plate/sheet.ts'

/** The size of the drawing for each related service. */
const [wide, high] = [360, 150] as const

/** A service with the two services that it works with, side by side in one plate, with a shared background. */
export const join = (through: string, ...neighbors: [string, string]) =>
  frames(
    wide,
    high,
    neighbors.map((neighbor) => through + neighbor),
  )
