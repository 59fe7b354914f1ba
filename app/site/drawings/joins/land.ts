import { path } from '#app/site/drawings/plate/sheet.ts'
import { end } from './edge.ts'

/** The land from its back edge to its front edge, where it is cut, and down to the bottom of the cut. */
export const [far, near, floor] = [166, 230, 280] as const

/** The earth as cut. Where two drawings meet there is no line. */
export const earth = (fill: string, edge: string) =>
  path('light bare', fill) + path('shade bare', fill) + path('cut', edge)

/** The land from above. */
export const turf = (fill: string, edge: string) => path('ground bare', fill) + path('edge', edge)

/** The ends of the land where the other drawing would go on. */
export const rightEnd = [
  turf(`M672 ${near}V${far}H${672 + end}z`, `M672 ${far}H${672 + end}`),
  path('solid', `M672 ${near}L${672 + end} ${far}V216L672 ${floor}z`),
].join('')
export const leftEnd = [
  turf(`M-${end} ${near}L0 ${far}V${near}z`, `M-${end} ${near}L0 ${far}`),
  earth(`M-${end} ${near}H0V${floor}H-${end}z`, `M-${end} ${floor}V${near}H0`),
].join('')
