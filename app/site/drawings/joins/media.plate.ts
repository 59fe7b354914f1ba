import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { browser, clip } from './things.ts'

const rail = 134

/** One channel of the console: a slot, and the fader at its position. */
const fader = (x: number, y: number, pen: string) =>
  rect('tone', x, 26, 30, 92) +
  rect('solid', x + 12, 34, 6, 76) +
  rect(pen, x + 3, y, 24, 16) +
  path('edge', `M${x + 3} ${y + 8}h24`)

/**
 * Both over the rail of the console: three openings, one of them scaled up, and an ad beside the page that keeps its
 * promise.
 */
export default join(
  path('cut', `M0 ${rail}H360`) +
    path(
      'edge',
      Array.from({ length: 12 }, (_, n) => `M${15 + n * 30} ${rail}v${n % 3 ? 6 : 12}`).join(''),
    ),
  clip(24, 36) +
    clip(84, 36, 'poppy') +
    clip(144, 36) +
    path('plan', 'M108 30V14H236V50') +
    fader(222, 44, 'poppy') +
    fader(264, 88, 'light') +
    fader(306, 78, 'light'),
  path('cast', 'M50 126h72v-92h-8v84h-64z') +
    rect('light', 40, 22, 72, 96) +
    rect('tone', 48, 30, 56, 56) +
    bottle(76, 84, 0.34) +
    rect('poppy', 48, 94, 56, 14) +
    path('plan', 'M122 57H178M122 101H178') +
    browser(188, 14, 132, 104) +
    rect('tone', 198, 36, 56, 56) +
    bottle(226, 90, 0.34) +
    rect('solid bare', 264, 40, 44, 8) +
    path('edge', 'M264 58h38M264 68h28') +
    rect('poppy', 264, 78, 44, 14),
)
