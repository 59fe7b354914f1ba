import { rect, sheet } from '#app/site/drawings/plate/sheet.ts'

const size = 48

/** A mark beside the number of a section: one thing of the article's picture, on a sheet of its own. */
export const mark = (...parts: string[]) =>
  sheet(
    { width: size, height: size, weight: 0.8, hatching: 0.8 },
    rect('light bare', 0, 0, size, size),
    ...parts,
    rect('edge void', 0.7, 0.7, size - 1.4, size - 1.4),
  )
