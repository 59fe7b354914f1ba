import { frames } from '#app/site/drawings/plate/sheet.ts'

/** The size of the drawing for each related service. */
const [wide, high] = [432, 208] as const

/** A service with the two services that it works with, side by side in one plate. */
export const join = (...neighbors: [string, string]) =>
  frames(wide, high, neighbors, { weight: 1.1, hatching: 1.1 })

/** How far the ground of a drawing that stands alone goes on where the other one would be. */
const end = 46

/** The same for a phone, where one is above the other: each with a ground that ends on both sides. */
export const joinOnPhone = (left: string, right: string) =>
  frames(wide + end, high, [left, `<g transform="translate(${end} 0)">${right}</g>`], {
    weight: 1.25,
    hatching: 1.1,
  })
