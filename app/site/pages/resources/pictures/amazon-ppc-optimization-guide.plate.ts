import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { planned, solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'

const origin = [200, 122] as const
const scale = 0.82
const at = space(origin, scale)
const long = [0, 316] as const

const goods = (
  y: number,
  z: number,
  ...boxes: (readonly [x: number, width: number, height: number])[]
) => boxes.map(([x, w, h]) => taped(at, [x, x + w], [y, y + 40], [z, z + h])).join('')

const promoted = (x: number, w: number, h: number) =>
  taped(at, [x, x + w], [70, 110], [30, 30 + h], { front: 'blueprint' })

/** A paid place: its front in poppy. */
const bought = ([from, to]: readonly [number, number]) => {
  return path('poppy', at.left(120, [from, to], [4, 26]))
}
const places = [
  [6, 64],
  [72, 130],
] as const

const field = [
  path('cast', at.block(long, [150, 188], [0, 0]).shadow(40)),
  solid(at, long, [150, 188], [0, 14]),
  on(
    'lid',
    project([0, 150 * scale, 14 * scale], origin),
    [0, 0, 0],
    path('thin', 'M18 15h90M118 15h52'),
    path('cut', `${disc(240, 14, 8)}M246 20l7 7`),
  ),
]

/** The margin of an order, and how much of it a click may cost. */
const tube = [
  [392, 424],
  [-46, -14],
] as const
const post = [
  path('cast', at.block(...tube, [0, 0]).shadow(44)),
  solid(at, ...tube, [0, 120], { lid: 'poppy', front: 'poppy' }),
  planned(at, ...tube, [120, 230]),
].join('')

/** The shelf that a search fills, and the maximum cost of a click: the bid compared with the margin. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('cast', at.block(long, [0, 120], [0, 0]).shadow(60)),
  solid(at, long, [0, 60], [0, 80]),
  goods(10, 80, [12, 44, 56], [76, 56, 40], [152, 40, 66], [212, 52, 44], [272, 36, 60]),
  solid(at, long, [60, 120], [0, 30], { front: 'light' }),
  goods(70, 30, [150, 46, 52], [214, 40, 64], [262, 46, 40]),
  promoted(14, 42, 58) + promoted(82, 38, 44),
  places.map(bought).join(''),
  field.join(''),
  post,
  word(514, 54, 'margin', 'middle'),
  word(552, 232, 'bid'),
  path('thin', 'M70 62L112 158'),
  word(22, 46, 'sponsored'),
)
