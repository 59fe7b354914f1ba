import { box, face } from '#app/site/drawings/plate/box.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [264, 184]
const [wide, deep, tall] = [300, 150, 176]
const stripes = Array.from({ length: 10 }, (_, n) => n)
const bottle = (x: number, y: number) =>
  `M${x - 5} ${y - 40}h10v12q8 4 8 14v14h-26v-14q0 -10 8 -14z`

/** Who has bought one of the bottles, and carries it home. */
const shopper = isoPerson({
  at: project([34, 228, 0], origin),
  height: 118,
  pen: 'blueprint',
  hair: 'long',
  pose: 'resting',
})

/** A storefront in both senses: a browser window that is built like a shop with an awning. */
export default sheet(
  { width: 640, height: 500, coarseBelow: 400 },
  path('thin', face(origin, [-36, -24, 0], [380, -24, 0], [380, 240, 0], [-36, 240, 0])),
  on('lid', origin, [-36, -24, 0], path('plan', 'M36 0V264M136 0V264M236 0V264M336 0V264')),
  box({ origin, size: [wide, deep, tall], cast: 66, faces: { front: 'light' } }),
  // The page it shows, on the roof.
  on(
    'lid',
    origin,
    [0, 0, tall],
    path('blueprint', 'M18 18h128v62h-128z'),
    path('light', 'M18 80l40 -38l26 24l18 -14l44 28z'),
    path('cut', 'M166 26h112M166 42h80'),
    path('poppy', 'M166 58h56v20h-56z'),
    path('tone', 'M18 98h78v34h-78zM111 98h78v34h-78zM204 98h78v34h-78z'),
    path('thin', 'M18 116h78M111 116h78M204 116h78'),
  ),
  // The title bar of the window along the edge of the roof.
  on(
    'front',
    origin,
    [0, deep, tall],
    path('solid', 'M0 0h300v24h-300z'),
    path('poppy bare', disc(14, 12, 5)),
    path('blueprint bare', disc(30, 12, 5) + disc(46, 12, 5)),
    path('ground bare', 'M70 7h190v10h-190z'),
    // The shop window with its goods, and the door.
    path('ground', 'M14 66h176v84h-176z'),
    path('solid', bottle(44, 146) + bottle(84, 146) + bottle(164, 146)),
    path('poppy', bottle(124, 146)),
    path('thin', 'M14 146h176M102 66v84'),
    // Here and below: the shadow of the awning.
    path('dark bare', 'M14 66h176v16h-162z'),
    path('tone', 'M210 62h70v114h-70z'),
    path('ground', 'M220 72h50v58h-50z'),
    path('poppy bare', 'M222 142h46v18h-46z'),
    path('dark bare', 'M210 62h70v20h-70z'),
    path('edge', 'M0 166h210M0 156h210'),
  ),
  on(
    'side',
    origin,
    [wide, deep, tall],
    path('ground', 'M30 52h90v70h-90z'),
    path('edge', 'M75 52v70M30 87h90'),
  ),
  // The awning.
  stripes
    .map((n) =>
      path(
        n % 2 ? 'poppy' : 'solid',
        face(
          origin,
          [n * 30, deep, 142],
          [n * 30 + 30, deep, 142],
          [n * 30 + 30, deep + 34, 118],
          [n * 30, deep + 34, 118],
        ) +
          face(
            origin,
            [n * 30, deep + 34, 118],
            [n * 30 + 30, deep + 34, 118],
            [n * 30 + 30, deep + 34, 108],
            [n * 30, deep + 34, 108],
          ),
      ),
    )
    .join(''),
  path(
    'shade',
    face(origin, [300, deep, 142], [300, deep + 34, 118], [300, deep + 34, 108], [300, deep, 120]),
  ),
  path(
    'cut',
    face(
      origin,
      [0, deep, 142],
      [300, deep, 142],
      [300, deep + 34, 118],
      [300, deep + 34, 108],
      [0, deep + 34, 108],
      [0, deep + 34, 118],
    ),
  ),
  shopper.cast,
  shopper.body,
  box({ origin, at: [24, 238, 32], size: [26, 26, 26], faces: { lid: 'light', front: 'poppy' } }),
  shopper.arms,
)
