import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const holes = Array.from(
  { length: 15 },
  (_, n) => `M${7 + n * 24} 9h10v12h-10zM${7 + n * 24} 189h10v12h-10z`,
)

/** Three frames of one film: the shot list, the take, the folder. */
export default strip(
  'paper',
  path('solid bare', 'M0 0H360V210H0z') +
    path('ground bare', holes.join('')) +
    path('tone', 'M8 30H352V180H8z'),
  path('cast', 'M112 172H262L274 160V52H262V160H124z') +
    path('light', 'M104 40H256V168H104z') +
    path('solid', 'M150 32h60v18h-60z') +
    [0, 1, 2, 3]
      .map(
        (n) =>
          path(n < 3 ? 'poppy' : 'light', `M120 ${64 + n * 24}h14v14h-14z`) +
          path('edge', `M146 ${67 + n * 24}h${[88, 70, 92, 60][n]}`) +
          path('thin', `M146 ${75 + n * 24}h${[52, 64, 40, 34][n]}`),
      )
      .join(''),
  path('light bare', 'M180 30H352V180H150Q236 160 236 90V30z') +
    path('thin', 'M150 180Q236 160 236 90V30') +
    bottle(278, 164, 0.82) +
    path('cast', 'M40 168H130L144 158H60z') +
    path('edge', 'M84 112L58 168M84 112L110 168M84 112V168') +
    path('solid', 'M44 68h76v46h-76z') +
    path('solid', 'M62 56h28v14h-28z') +
    path('blueprint', 'M120 76h22v30h-22z') +
    path('poppy', disc(56, 80, 5)) +
    path('light', 'M150 40L190 52L184 78L144 66z') +
    path('plan', 'M168 66L256 100'),
  path('cast', 'M74 172H306L318 160V70H306V160H86z') +
    path('blueprint', 'M62 56h80l14 16h150v96H62z') +
    path('light', 'M84 44h70v70h-70zM168 38h60v76h-60zM244 48h44v70h-44z') +
    bottle(119, 106, 0.4) +
    bottle(198, 106, 0.42) +
    bottle(266, 110, 0.36) +
    path('poppy', 'M50 92H294L306 168H62z'),
)
