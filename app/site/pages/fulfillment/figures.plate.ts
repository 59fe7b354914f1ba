import { box } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, path } from '#app/site/drawings/plate/sheet.ts'

const [wide, high] = [246, 136]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Each figure as countable objects: a thousand orders, twenty parcels, a hundred dollars of postage, one clock. */
const figures = [
  // Fifty by twenty, and the two that still go wrong.
  `<g stroke-width="3" stroke-dasharray="3 1.8" stroke-linecap="butt"><path d="${upTo(20)
    .map((row) => `M2 ${5 + row * 6.4}H242`)
    .join('')}"/></g>` +
    path('poppy', disc(146, 56, 5)) +
    path('poppy', disc(204, 94, 5)),
  upTo(20)
    .map((n) => {
      const [x, y] = [4 + (n % 5) * 48, 2 + Math.floor(n / 5) * 34]
      return n === 17
        ? path('plan', `M${x} ${y}h32v24h-32z`)
        : path('cast', `M${x + 6} ${y + 24}h32v-18h-6v12z`) +
            path('light', `M${x} ${y}h32v24h-32z`) +
            path('shade bare', `M${x + 20} ${y}h12v24h-12z`) +
            path('poppy bare', `M${x + 12} ${y}h8v10h-8z`)
    })
    .join(''),
  // The costs: the part that stays, the part that may be saved, and the part that is saved.
  path('cast', 'M14 104H236V112H14z') +
    path('tone', 'M4 36H170V104H4z') +
    path('light', 'M170 36H194V104H170z') +
    path('shade', 'M170 36H194V104H170z') +
    path('poppy', 'M194 36H240V104H194z') +
    path('edge', 'M170 20H240M170 14v12M240 14v12M194 124H240M194 118v12M240 118v12') +
    path('cut', 'M4 36H240V104H4z'),
  path('cast', disc(76, 72, 60)) +
    path('light', disc(66, 62, 58)) +
    path('poppy bare', 'M66 62V14A48 48 0 0 1 107.600 38z') +
    path(
      'edge',
      'M66 6v12M66 118v-12M10 62h12M122 62h-12M38 13.500l5 8.700M17.500 34l8.700 5M94 110.500l-5-8.700M114.500 90l-8.700-5M17.500 90l8.700-5M38 110.500l5-8.700M114.500 34l-8.700 5',
    ) +
    path('cut', `${disc(66, 62, 58)}M66 62V22M66 62L98 43.500`) +
    path('solid', disc(66, 62, 5)) +
    box({ origin: [186, 64], size: [40, 40, 32], cast: 18, faces: { lid: 'poppy' } }),
]

export default frames(wide, high, figures)
