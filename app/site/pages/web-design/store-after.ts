import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { storefront } from './window.ts'

/**
 * One product with its price, delivery date and one button, all above the fold. What the old storefront hides is on
 * the right, where the slider leaves it visible.
 */
export default storefront(
  path('cut', 'M30 66h60'),
  path('edge', 'M250 66h44M314 66h52M386 66h36'),
  path('edge', 'M574 58h6l5 16h18l4 -11h-22'),
  path('thin', 'M8 90H624'),
  path('tone', 'M30 108H318V372H30z'),
  path('light bare', 'M30 300L318 268V372H30z'),
  path('thin', 'M30 300L318 268'),
  bottle(166, 348, 1.58),
  [0, 1, 2, 3].map((n) => path(n ? 'tone' : 'light', `M${30 + n * 46} 382h38v34h-38z`)).join(''),
  bottle(49, 412, 0.2),
  path('cut void', 'M30 382h38v34h-38z'),
  path('edge', 'M80 412l8 -16l10 16zM130 388h18v22h-18zM172 404h24M172 396h12'),
  // The name and the price.
  path('solid bare', 'M348 112h220v16h-220zM348 136h150v16h-150z'),
  path('thin', 'M348 172h240M348 184h208'),
  path('solid bare', 'M348 204h84v22h-84z'),
  path('thin', 'M446 216h64'),
  path('blueprint', disc(362, 254, 13)),
  path('solid', disc(398, 254, 13)),
  path('poppy', disc(434, 254, 13)),
  path('cut', disc(362, 254, 18)),
  // The delivery date, and how to return it.
  path('edge', 'M348 290h22v14h-22zM370 294h9l5 6v4h-14z'),
  path('solid bare', disc(355, 306, 3.5) + disc(377, 306, 3.5)),
  path('edge', 'M398 299h160'),
  path('edge', 'M350 324h20v16h-20zM350 324l10 -6l10 6M398 332h128'),
  // The only button.
  path('cast', 'M356 362H612V408H356z'),
  path('poppy', 'M348 356H602V400H348z'),
  path('light bare', 'M424 374h102v8h-102z'),
)
