import { frames } from '#app/site/drawings/plate/sheet.ts'

/** The size of the drawing for each step. */
const [wide, high] = [360, 210]

/** The steps of a page side by side in one plate, with a shared background. */
export const strip = (on: 'paper' | 'deep', through: string, ...steps: string[]) =>
  frames(
    wide,
    high,
    steps.map((step) => through + step),
    { on },
  )
