import { frames } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [672, 280] as const

/** Like `join`, for drawings at the edge of a sheet, which are almost twice as wide. Both are parts of one scene. */
export const edge = (...neighbors: [string, string]) =>
  frames(wide, high, neighbors, 'paper', 1.05, 1.1)

/** The same for a phone, where each is half as wide, with pens and hatching that keep their width. */
export const edgeOnPhone = (...neighbors: [string, string]) =>
  frames(wide, high, neighbors, 'paper', 1.75)
