import { page } from '#content/pages/media.ts'
import { dimension } from '#app/site/drawings/plate/dimension.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { kinds, type Look, pile } from './pile.ts'

/** The account at the start and on day 90, with the growth between them, on one ruler. */
function rise(by: number, index: number, look: Look) {
  const { width, ground, scale, days, capitals, increase } = look
  const [first, last] = days
  const kind = kinds[index]!
  const [start, end] = [ground - 100 * scale, ground - (100 + by) * scale]
  const at = (day: number) => first + ((last - first) * day) / 90
  const edge = last - look.pile * 0.72
  const measured = edge - (increase ? 14 : 8)
  const below = ground + capitals
  const mark = (words: string, x: number) =>
    lettering(words, x - letteringWidth(words, capitals) / 2, below, capitals)
  return [
    path('plan', `M${first + look.pile * 0.7} ${start}H${edge}`),
    path('thin', `M${measured - 8} ${end}H${edge + 8}`),
    // The ruler from the start to day 90.
    path('cast', `M10 ${ground + capitals * 2.8}h${width - 10}v6h-${width - 18}z`),
    rect('light', 2, ground, width - 6, capitals * 2.8),
    path('cut', `M2 ${ground}H${width - 4}`),
    path('edge', [0, 30, 60, 90].map((day) => `M${at(day)} ${ground}v${capitals * 0.6}`).join('')),
    path(
      'thin',
      [10, 20, 40, 50, 70, 80].map((day) => `M${at(day)} ${ground}v${capitals * 0.35}`).join(''),
    ),
    mark('0', at(0)),
    mark('30', at(30)),
    mark('60', at(60)),
    mark('90', at(90)),
    ...[first, last].map((x) =>
      path('cast', `M${x + look.pile * 0.4} ${ground - 1}l14 -12h${look.pile * 0.5}l-8 12z`),
    ),
    pile(kind, first, 100, look),
    pile(kind, last, 100 + by, look),
    dimension(measured, start, end),
    increase
      ? lettering(
          `+${by}`,
          measured - 16 - letteringWidth(`+${by}`, increase),
          (start + end - increase) / 2,
          increase,
          'cut',
        )
      : '',
  ].join('')
}

export const rises = (look: Look) =>
  frames(
    look.width,
    look.height,
    page.results.items.map(({ amount = 0 }, index) => rise(amount, index, look)),
  )
