import { type Point3, project } from '#app/ui/drawing/isometric.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [300, 292] as const
const ground = space(origin, 0.84)
const { face, flat, line } = ground

/** The four arms of the signpost, one for each way: the ones to the back are above the ones to the front. */
const arms = [
  { z: 118, way: 'y', length: 132 },
  { z: 168, way: 'x', length: 156 },
  { z: 252, way: '-x', length: 112 },
  { z: 218, way: '-y', length: 116 },
] as const
/** The recommended first direction. */
const first = 168
const high = 34
/** The height of the post, and the length of its shadow. */
const [post, shadow] = [322, 164]

type Arm = (typeof arms)[number]

/** A board on one side of the post, with a sign and a line of writing. */
function arm({ z, way, length }: Arm) {
  const along = way.endsWith('x')
  const side = way.startsWith('-') ? -1 : 1
  const place = (at: number, level: number, out: number): Point3 =>
    along ? [side * at, out, z + level] : [out, side * at, z + level]
  const outline = (out: number) =>
    face(
      place(2, 0, out),
      place(length, 0, out),
      place(length + 20, high / 2, out),
      place(length, high, out),
      place(2, high, out),
    )
  const panel = (from: number, to: number, bottom: number, top: number) =>
    face(place(from, bottom, 9), place(to, bottom, 9), place(to, top, 9), place(from, top, 9))
  const end = place(length, high, 9)
  const back = place(length, high, 2)
  return [
    path('solid', outline(2)),
    path('light', face(place(2, high, 9), end, back, place(2, high, 2))),
    path(z === first ? 'poppy' : along ? 'tone' : 'light', outline(9)),
    along ? '' : path('shade', outline(9)) + path('light bare', panel(14, length - 2, 5, 29)),
    path('cut void', outline(9)),
    path(z === first ? 'light' : 'blueprint', panel(22, 40, 9, 25)),
    path('solid bare', panel(48, length - 10, 18, 23) + panel(48, length - 34, 10, 14)),
  ].join('')
}

const isBehind = ({ way }: Arm) => way.startsWith('-')

const reader = isoPerson({
  at: project([152 * 0.84, 86 * 0.84, 0], origin),
  height: 118,
  pen: 'blueprint',
  hair: 'bun',
})

/** A signpost where four ways meet; the recommended first one is marked. */
export default sheet(
  { width: 600, height: 452, coarseBelow: 400 },
  path('light', flat(0, [-190, 190], [-150, 150])),
  path(
    'thin',
    [-160, -120, -80, 80, 120, 160].map((x) => line([x, -150, 0], [x, 150, 0])).join('') +
      [-120, -80, 80, 120].map((y) => line([-190, y, 0], [190, y, 0])).join(''),
  ),
  path('tone bare', flat(0, [-190, 190], [-34, 34]) + flat(0, [-34, 34], [-150, 150])),
  path(
    'edge',
    [
      line([-190, -34, 0], [-34, -34, 0], [-34, -150, 0]),
      line([190, -34, 0], [34, -34, 0], [34, -150, 0]),
      line([-190, 34, 0], [-34, 34, 0], [-34, 150, 0]),
      line([190, 34, 0], [34, 34, 0], [34, 150, 0]),
    ].join(''),
  ),
  path(
    'plan',
    line([-180, 0, 0], [-30, 0, 0]) +
      line([40, 0, 0], [180, 0, 0]) +
      line([0, 40, 0], [0, 140, 0]) +
      line([0, -140, 0], [0, -30, 0]),
  ),
  path('cut void', flat(0, [-190, 190], [-150, 150])),
  path('solid', ground.left(150, [-190, 190], [-12, 0]) + ground.right(190, [-150, 150], [-12, 0])),
  // The shadow of the post, and of the arm across it.
  path('cast', flat(0, [20, 20 + shadow], [-12, 12])),
  path('cast', flat(0, [128, 146], [-100, -12])),
  path('cast', ground.block([-112, -68], [70, 114], [0, 0]).shadow(28)),
  ...arms.filter(isBehind).map(arm),
  solid(ground, [-22, 22], [-22, 22], [0, 12], { side: 'solid' }),
  solid(ground, [-8, 8], [-8, 8], [12, post - 10], { front: 'light', side: 'solid' }, 'edge'),
  solid(
    ground,
    [-12, 12],
    [-12, 12],
    [post - 10, post],
    { lid: 'poppy', front: 'poppy', side: 'poppy' },
    'edge',
  ),
  ...arms.filter((each) => !isBehind(each)).map(arm),
  taped(ground, [-112, -68], [70, 114], [0, 34]),
  reader.cast,
  reader.body,
  reader.arms,
)
