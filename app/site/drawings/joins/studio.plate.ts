import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { browser, clip } from './things.ts'

const holes = Array.from({ length: 15 }, (_, n) =>
  [6, 132].map((y) => `M${7 + n * 24} ${y}h10v12h-10z`),
)

/** Two frames of one film: the picture and the place reserved for it; three openings, and the one to film again. */
export default join(
  rect('solid bare', 0, 0, 360, 150) +
    path('ground bare', holes.flat().join('')) +
    rect('tone', 6, 24, 348, 102),
  browser(182, 30, 146, 86) +
    path('plan', 'M194 54h58v52h-58z') +
    path('edge', 'M264 60h52M264 70h36M264 80h44') +
    rect('poppy', 264, 92, 44, 14) +
    `<g transform="rotate(-8 96 76)">${[
      path('cast', 'M62 118h74v-72h-8v64h-66z'),
      rect('light', 54, 38, 74, 72),
      rect('blueprint', 60, 44, 62, 52),
      bottle(91, 94, 0.33),
    ].join('')}</g>` +
    path('cut', 'M142 78H176M166 70l10 8l-10 8'),
  clip(54, 42) + clip(150, 42, 'poppy') + clip(246, 42) + path('cut', 'M184 46l12 12l24 -26'),
)
