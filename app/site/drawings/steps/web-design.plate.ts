import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const phone = 'M120 24Q120 8 136 8H226Q242 8 242 24V186Q242 202 226 202H136Q120 202 120 186z'
const shadow = path('cast', 'M242 40L262 30V190Q262 206 246 206H140L150 202H226Q242 202 242 186z')
const speaker = path('cut', 'M170 18h22')

/** One page on one phone: measured, wireframed in gray, partly built, and live. */
export default strip(
  'paper',
  '',
  path('light', phone) +
    speaker +
    path('thin', 'M134 40h94v70h-94zM134 122h70M134 132h50M134 150h94v24h-94z') +
    path('plan', 'M100 40H262M100 110H262M100 174H262') +
    path('edge', 'M90 40V174M84 40h12M84 174h12M120 216') +
    path('solid', 'M268 84a28 28 0 1 1 56 0a28 28 0 1 1 -56 0') +
    path('light', disc(296, 84, 21)) +
    `<g stroke="var(--color-poppy)">${path('cut', 'M296 84L308 70')}</g>` +
    path('cut', 'M296 52v-8M288 44h16'),
  shadow +
    path('light', phone) +
    speaker +
    path('tone', 'M134 34h94v80h-94z') +
    path('thin', 'M134 34L228 114M228 34L134 114') +
    path('shade', 'M134 124h76v10h-76zM134 140h50v8h-50z') +
    path('shade', 'M134 160h94v26h-94z') +
    path('edge', 'M290 196L258 132l10 -6l34 64l-2 10z') +
    path('solid bare', 'M258 132l-4 -12l14 6z'),
  shadow +
    path('light', phone) +
    speaker +
    path('tone', 'M134 34h94v80h-94z') +
    bottle(181, 108, 0.5) +
    path('plan', 'M134 124h94v66h-94z') +
    path('cast', 'M282 152H338V120h8V160H282z') +
    path('light', 'M268 112h62v34h-62z') +
    path('solid bare', 'M276 120h46v7h-46zM276 133h28v6h-28z') +
    path('cut', 'M262 130h-14M254 124l-8 6l8 6') +
    path('cast', 'M282 194h56v-8h8v14H282z') +
    path('poppy', 'M268 168h62v20h-62z'),
  shadow +
    path('light', phone) +
    speaker +
    path('tone', 'M134 34h94v80h-94z') +
    bottle(181, 108, 0.5) +
    path('solid bare', 'M134 124h80v9h-80zM134 139h44v8h-44z') +
    path('poppy', 'M134 160h94v26h-94z') +
    path('light bare', 'M160 170h42v6h-42z') +
    path('blueprint', disc(292, 60, 24)) +
    `<g stroke="var(--color-sheet)">${path('cut', 'M280 60l9 9l16 -18')}</g>` +
    path('edge', 'M272 120h48M272 134h34M272 148h42') +
    path('cut', 'M40 186V150M58 186V132M76 186V140M94 186V104M30 186h76'),
)
