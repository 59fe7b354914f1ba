import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { mark } from './mark.ts'

/** A product on a screen. */
export default mark(
  path('cast', 'M33 42L46 34V22L33 30z'),
  path('solid', 'M31 6L34 8V42H31z'),
  rect('light', 13, 6, 18, 36),
  path('edge', 'M20 9H24'),
  path('blueprint', 'M18 34V24Q18 21 21 20V17H23V20Q26 21 26 24V34z'),
  rect('poppy', 20, 14, 4, 3),
  rect('label bare', 19, 26, 6, 4),
  path('thin', 'M16 38H28'),
)
