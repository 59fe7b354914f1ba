import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, placed } from '#app/site/drawings/plate/sheet.ts'

/** The height of the line of sight over the ground. */
const eye = 111

/** A surveyor at a level on its tripod, whose foot is at `x`. The line of sight is at `sight`. */
export function surveyor(x: number, sight: number) {
  const at = (d: string) => placed(d, x, sight + eye)
  const y = sight + eye
  const back = at('M-64 -54L-48 -54L-65 -6L-57 0L-77 0L-77 -5Z')
  return [
    path('cast', at('M-76 0L-34 0L20 -20L-8 -20Z') + at('M-20 -2L30 -2L84 -20L44 -20Z')),
    // The tripod behind the surveyor's hand.
    path('edge', at('M2 -92L4 4')),
    path('cut', at('M-6 -92L-22 -1M6 -92L28 -3')),
    path('edge', at('M-14 -46L3 -40L17 -46')),
    // Legs apart, the front knee bent.
    path('light', back),
    path('dark', back),
    path('solid', at('M-60 -54L-43 -54L-33 -29L-38 -5L-29 0L-47 0L-46 -6L-45 -26L-56 -42Z')),
    // The jacket, with a stripe, and the shaded side of the chest.
    path(
      'blueprint',
      at('M-57 -98Q-47 -105 -38 -97L-36 -78L-41 -50L-64 -50L-64 -82Q-63 -94 -57 -98Z'),
    ),
    path('shade bare', at('M-46 -101L-38 -97L-36 -78L-41 -50L-51 -50Z')),
    path('poppy', at('M-64 -72L-37 -72L-38 -64L-64 -64Z')),
    path('tone', at('M-49 -98L-48 -108L-37 -106L-38 -96Q-44 -102 -49 -98Z')),
    // The head in profile, with a helmet.
    path('light', at('M-47 -102L-48 -109Q-50 -121 -40 -121L-33 -119L-31 -112L-34 -104L-39 -101Z')),
    path('solid', at('M-52 -113Q-53 -128 -41 -129Q-32 -128 -31 -119L-26 -117L-27 -114L-41 -115Z')),
    // The level.
    path('solid', at('M-20 -125L18 -125L18 -97L-20 -97Z') + at('M-10 -97L10 -97L8 -91L-8 -91Z')),
    path('light', at('M-28 -115L-20 -117L-20 -105L-28 -107Z')),
    path('blueprint', at('M18 -121L32 -123L32 -99L18 -101Z')),
    path('poppy bare', disc(x - 2, y - 111, 6)),
    // The arm that turns the level.
    path('tone', at('M-56 -92L-43 -69L-36 -69L-10 -88L-14 -95L-38 -79L-46 -95Z')),
    path('light', disc(x - 11, y - 93, 4.5)),
  ].join('')
}
