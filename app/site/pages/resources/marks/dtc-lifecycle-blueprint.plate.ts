import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { mark } from './mark.ts'

/** The lighthouse, and the first of its beam. */
export default mark(
  path('tone bare', 'M18 15L48 4V28z'),
  path('plan', 'M48 4L18 15L48 28'),
  path('cast', 'M24 40L46 34H34L18 40z'),
  path('solid', 'M11 40L13 31H23L25 40z'),
  path('poppy', 'M13 31L14 22H22L23 31z'),
  path('shade bare', 'M18 22H22L25 40H18z'),
  path('edge void', 'M11 40L14 22H22L25 40z'),
  rect('solid', 12, 20, 12, 2),
  rect('light', 15, 13, 6, 7),
  path('solid', 'M13 13L18 7L23 13z'),
  path('edge', 'M0 40H48'),
)
