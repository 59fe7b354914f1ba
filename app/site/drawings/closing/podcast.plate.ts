import { face } from '#app/site/drawings/plate/box.ts'
import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [330, 256]
const loudness = [
  10, 18, 34, 26, 46, 62, 40, 54, 30, 20, 12, 24, 44, 58, 66, 48, 36, 52, 28, 16, 30, 42, 22, 10,
]
const bar = (height: number, at: number) => `M${8 + at * 17} ${-height / 2}h9v${height}h-9z`

/** The microphone stands on its recording: the spoken part in chalk, the rest in outline. */
export default sheet(
  { width: 640, height: 520, on: 'deep', coarseBelow: 400 },
  path('light', face(origin, [-170, 60, 0], [270, 60, 0], [270, 190, 0], [-170, 190, 0])),
  on(
    'lid',
    origin,
    [-150, 125, 0],
    path('thin', 'M-20 0h440'),
    path('solid', loudness.slice(0, 14).map(bar).join('')),
    path(
      'edge',
      loudness
        .slice(14)
        .map((height, at) => bar(height, at + 14))
        .join(''),
    ),
    path('poppy', 'M244 -58h5v116h-5z'),
  ),
  path('cut', face(origin, [-170, 60, 0], [270, 60, 0], [270, 190, 0], [-170, 190, 0])),
  path('cast', face(origin, [40, -70, 0], [210, -70, 0], [210, 40, 0], [40, 40, 0])),
  cylinder({ origin, at: [20, -16, 0], radius: 66, height: 14 }),
  cylinder({ origin, at: [20, -16, 14], radius: 9, height: 40, wall: 'solid' }),
  cylinder({ origin, at: [20, -16, 50], radius: 40, height: 54 }),
  cylinder({ origin, at: [20, -16, 66], radius: 42, height: 9, wall: 'poppy', lid: 'poppy' }),
  cylinder({ origin, at: [20, -16, 75], radius: 40, height: 30 }),
  cylinder({ origin, at: [20, -16, 105], radius: 44, height: 12, wall: 'solid', lid: 'solid' }),
  // The grille: a dome of woven wire.
  `<g transform="translate(361.2 141)">${path('tone', 'M-54 0V-46A54 52 0 0 1 54 -46V0A54 31 0 0 1 -54 0z')}${path('thin', weave())}${path('dark bare', 'M12 30V-97A54 52 0 0 1 54 -46V0A54 31 0 0 1 12 30z')}${path('cut void', 'M-54 0V-46A54 52 0 0 1 54 -46V0A54 31 0 0 1 -54 0z')}</g>`,
)

function weave() {
  const rings = [0, 1, 2, 3, 4].map((n) => `M-54 ${-n * 13}A54 31 0 0 0 54 ${-n * 13}`)
  const ribs = [-42, -28, -12, 6, 24, 40].map(
    (x) =>
      `M${x} ${Math.round(28 * Math.sqrt(1 - (x / 54) ** 2))}V${Math.round(-46 - 48 * Math.sqrt(1 - (x / 54) ** 2))}`,
  )
  return rings.join('') + ribs.join('')
}
