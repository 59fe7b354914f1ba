import { frames } from '#app/site/drawings/plate/sheet.ts'

/** The size of the drawing for each related service. */
const [wide, high] = [432, 208] as const

/** A service with the two services that it works with, side by side in one plate. */
export const join = (...neighbors: [string, string]) =>
  frames(wide, high, neighbors, 'paper', 1.1, 1.1)
