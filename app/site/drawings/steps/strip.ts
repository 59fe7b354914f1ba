import { frames } from '#app/site/drawings/plate/sheet.ts'

/** How large the drawing of one step is. */
const [wide, high] = [360, 210]

/** The steps of a page side by side in one plate, over what runs through all of them. */
export const strip = (on: 'paper' | 'deep', through: string, ...steps: string[]) =>
  frames(
    wide,
    high,
    steps.map((step) => through + step),
    on,
  )
