import { soldOut, thinBalance, threeVersions } from './counted.ts'
import { costlierAds, moreVisitors, noSecondOrder } from './sold.ts'

/** The symptoms in the order of the copy, each in the left corner of a drawing of 214 by 190. */
export const signs = [
  costlierAds,
  moreVisitors,
  noSecondOrder,
  soldOut,
  thinBalance,
  threeVersions,
].map((parts) => `<g transform="translate(-28 -2)">${parts.join('')}</g>`)
