import { path } from './sheet.ts'

const slash = (x: number, y: number) => `M${x - 5} ${y + 5}l10 -10`

/** An upright dimension line between two heights, with the slash of a draftsman at each end. */
export const dimension = (x: number, from: number, to: number) =>
  path('edge', `M${x} ${from}V${to}${slash(x, from)}${slash(x, to)}`)
