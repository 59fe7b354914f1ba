import { frames } from '#app/site/drawings/plate/sheet.ts'

const wide = 672
export const high = 280

/** With this factor 101 lines of the hatching are as wide as a drawing, so they go on in the next one without a seam. */
const hatching = 1.038

/** Like `join`, for drawings at the edge of a sheet, which are almost twice as wide. Both are parts of one scene. */
export const edge = (...neighbors: [string, string]) =>
  frames(wide, high, neighbors, { weight: 1.05, hatching })

/** How far the ground of a drawing that stands alone goes on where the other one would be. */
export const end = 64

/**
 * The same for a phone, where one is above the other: each with a ground that ends on both sides, half as wide, with
 * pens and hatching that keep their width.
 */
export const edgeOnPhone = (left: string, right: string) =>
  frames(wide + end + 4, high, [left, `<g transform="translate(${end + 4} 0)">${right}</g>`], {
    weight: 1.75,
  })
