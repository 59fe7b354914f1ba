import { frames } from '#app/site/drawings/plate/sheet.ts'
import { soldOut, thinBalance, threeVersions } from './signs/counted.ts'
import { costlierAds, moreVisitors, noSecondOrder } from './signs/sold.ts'

const signs = [costlierAds, moreVisitors, noSecondOrder, soldOut, thinBalance, threeVersions]

/** The symptoms, in the order of the copy, as scenes on the drawing board. */
export default frames(
  240,
  190,
  signs.map((parts) => parts.join('')),
  'deep',
)
