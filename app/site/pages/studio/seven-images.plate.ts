import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { pouring } from './pouring.ts'

const cell = 150
const hand =
  'M40 60h46q8 0 8 7t-8 7h-46M40 74h52q8 0 8 7t-8 7h-52M40 88h48q8 0 8 7t-8 7h-48M42 102h38q8 0 8 6t-8 6H48Q16 114 14 84V60L30 42L46 52L40 60'

/** Seven frames of one product page, in the order of the note, and the eighth left empty. */
const frames = [
  bottle(75, 132, 0.84),
  bottle(76, 132, 0.84) + path('light', hand),
  path('tone', 'M18 66H132V134H18z') +
    bottle(52, 126, 0.62) +
    path('light', 'M82 96h38v28h-38zM92 104h18M92 112h18') +
    path('poppy', 'M88 78h12v14h-12z') +
    path('cut', 'M18 66H132V134H18zM18 66L4 46M132 66L146 46'),
  bottle(48, 134, 0.66) +
    path('thin', 'M52 52L84 34M54 66L78 104') +
    path('poppy', 'M84 50h44v30h-44z') +
    path('edge', 'M91 50v30M99 50v30M107 50v30M115 50v30M122 50v30') +
    path('cut', disc(106, 66, 38)),
  pouring(0, 135, 0.62),
  bottle(62, 128, 0.8) +
    path('edge', 'M104 18V128M98 18h12M98 128h12M36 140H88M36 134v12M88 134v12'),
  path('tone', 'M12 54H52V134H98V54H138V146H12z') +
    path('edge', 'M12 54H52V134H98V54H138') +
    bottle(75, 134, 0.68) +
    `<g stroke="var(--color-poppy)">${path('cut', 'M52 76H98M52 70v12M98 70v12')}</g>`,
  path('thin', 'M0 0L150 150M150 0L0 150'),
]

export default sheet(
  { width: cell * 4 + 4, height: cell * 2 + 4 },
  ...frames.map((frame, at) => {
    const [x, y] = [2 + (at % 4) * cell, 2 + Math.floor(at / 4) * cell]
    return `<g transform="translate(${x} ${y})">${path('light bare', 'M0 0H150V150H0z')}${frame}${path('edge', 'M0 0H150V150H0z')}</g>`
  }),
)
