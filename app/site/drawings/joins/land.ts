import { path } from '#app/site/drawings/plate/sheet.ts'

/** The land from its back edge to its front edge, where it is cut, and down to the bottom of the cut. */
export const [far, near, floor] = [166, 230, 280] as const

/** The earth as cut. Where two drawings meet there is no line. */
export const earth = (fill: string, edge: string) =>
  path('light bare', fill) + path('shade bare', fill) + path('cut', edge)

/** The land from above. */
export const turf = (fill: string, edge: string) => path('ground bare', fill) + path('edge', edge)
