import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

/** The same browser window around both storefronts. */
export const storefront = (...parts: string[]) =>
  sheet(
    { width: 640, height: 440 },
    path('cast', 'M28 428H632V436H28z'),
    path('light', 'M8 8H624V428H8z'),
    ...parts,
    path('tone', 'M8 8H624V42H8z'),
    path('poppy bare', disc(26, 25, 5)),
    path('solid bare', disc(44, 25, 5) + disc(62, 25, 5)),
    path('light', 'M92 16H520V34H92z'),
    path('cut void', 'M8 8H624V428H8z'),
  )
