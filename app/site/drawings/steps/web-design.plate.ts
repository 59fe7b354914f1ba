import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const phone = 'M120 24Q120 8 136 8H226Q242 8 242 24V186Q242 202 226 202H136Q120 202 120 186z'
const shadow = path('cast', 'M242 40L262 30V190Q262 206 246 206H140L150 202H226Q242 202 242 186z')
const speaker = path('cut', 'M170 18h22')

/** The page on its phone at the left edge, as the text below it, and what is said of it at its right. */
const step = (shown: string, beside: string) =>
  `<g transform="translate(-118)">${shown}</g><g transform="translate(20)">${beside}</g>`

/** One page on one phone: measured, wireframed in gray, partly built, and live. */
export default strip(
  'paper',
  '',
  step(
    path('light', phone) +
      speaker +
      path('thin', 'M134 40h94v70h-94zM134 122h70M134 132h50M134 150h94v24h-94z') +
      path('plan', 'M134 40H274M134 110H274M134 174H274') +
      path('edge', 'M264 40V174M258 40h12M258 110h12M258 174h12'),
    path('cast', disc(212, 124, 28)) +
      path('solid', disc(204, 116, 28)) +
      path('light', disc(204, 116, 21)) +
      `<g stroke="var(--color-poppy)">${path('cut', 'M204 116L216 102')}</g>` +
      path('cut', 'M204 84v-8M196 76h16'),
  ),
  step(
    shadow +
      path('light', phone) +
      speaker +
      path('tone', 'M134 34h94v80h-94z') +
      path('thin', 'M134 34L228 114M228 34L134 114') +
      path('shade', 'M134 124h76v10h-76zM134 140h50v8h-50z') +
      path('shade', 'M134 160h94v26h-94z') +
      path('light', 'M284 196L252 132l10 -6l34 64l-2 10z') +
      path('shade', 'M284 196L252 132l5 -3l34 68l3 3z') +
      path('solid bare', 'M252 132l-4 -12l14 6z'),
    '',
  ),
  step(
    shadow +
      path('light', phone) +
      speaker +
      path('tone', 'M134 34h94v80h-94z') +
      bottle(181, 108, 0.5) +
      path('plan', 'M134 124h94v66h-94z'),
    path('cast', 'M174 152H230V120h8V160H174z') +
      path('light', 'M160 112h62v34h-62z') +
      path('solid bare', 'M168 120h46v7h-46zM168 133h28v6h-28z') +
      path('cut', 'M154 130h-14M146 124l-8 6l8 6') +
      path('cast', 'M174 194h56v-8h8v14H174z') +
      path('poppy', 'M160 168h62v20h-62z'),
  ),
  step(
    shadow +
      path('light', phone) +
      speaker +
      path('tone', 'M134 34h94v80h-94z') +
      bottle(181, 108, 0.5) +
      path('solid bare', 'M134 124h80v9h-80zM134 139h44v8h-44z') +
      path('poppy', 'M134 160h94v26h-94z') +
      path('light bare', 'M160 170h42v6h-42z'),
    path('cast', disc(184, 76, 24)) +
      path('blueprint', disc(176, 68, 24)) +
      `<g stroke="var(--color-sheet)">${path('cut', 'M164 68l9 9l16 -18')}</g>` +
      path('cut', 'M152 200h84') +
      path('light', 'M160 200V164h12V200zM182 200V146h12V200z') +
      path('shade', 'M160 200V164h12V200zM182 200V146h12V200z') +
      path('solid', 'M204 200V118h14V200z'),
  ),
)
