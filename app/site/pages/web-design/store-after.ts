import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { storefront } from './window.ts'

const [foot, top] = [388, 212]

/**
 * One product, how large it is, its price, delivery date and one button, all above the fold. What the old storefront
 * hides is on the right, where the slider leaves it visible.
 */
export default storefront(
  path('cut', 'M30 66h60'),
  path('edge', 'M250 66h44M314 66h52M386 66h36'),
  path('edge', 'M574 58h6l5 16h18l4 -11h-22'),
  path('thin', 'M8 90H624'),
  path('tone', 'M30 108H306V372H30z'),
  path('light bare', 'M30 300L306 268V372H30z'),
  path('thin', 'M30 300L306 268'),
  bottle(160, 348, 1.58),
  // How large it is.
  path('light', 'M330 108H450V416H330z'),
  path('tone bare', 'M332 352H448V414H332z'),
  bottle(382, foot, 1.28, { lifted: true }),
  path('edge', `M428 ${top}h14M428 ${foot}h14M435 ${top}V${foot}`),
  [0, 1, 2, 3].map((n) => path(n ? 'tone' : 'light', `M${30 + n * 46} 382h38v34h-38z`)).join(''),
  bottle(49, 412, 0.2),
  path('cut void', 'M30 382h38v34h-38z'),
  path('edge', 'M80 412l8 -16l10 16zM130 388h18v22h-18zM172 404h24M172 396h12'),
  // The name and the price.
  path('solid bare', 'M472 112h132v16h-132zM472 136h92v16h-92z'),
  path('thin', 'M472 172h132M472 184h108'),
  path('solid bare', 'M472 204h68v22h-68z'),
  path('thin', 'M552 216h48'),
  path('blueprint', disc(486, 254, 13)),
  path('solid', disc(522, 254, 13)),
  path('poppy', disc(558, 254, 13)),
  path('cut', disc(486, 254, 18)),
  // The delivery date, and how to return it.
  path('edge', 'M472 290h22v14h-22zM494 294h9l5 6v4h-14z'),
  path('solid bare', disc(479, 306, 3.5) + disc(501, 306, 3.5)),
  path('edge', 'M520 299h80'),
  path('edge', 'M474 324h20v16h-20zM474 324l10 -6l10 6M520 332h64'),
  // The only button.
  path('cast', 'M480 362H612V412H480z'),
  path('poppy', 'M472 356H604V404H472z'),
  path('light bare', 'M506 376h64v8h-64z'),
)
