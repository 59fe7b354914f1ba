import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [300, 292] as const
const ground = space(origin, 0.84)
const { face, flat, line } = ground

/** The nine arms of the signpost, from the lowest up: height, direction and length. */
const arms = [
  { z: 70, way: 'x', length: 128 },
  { z: 96, way: '-y', length: 112 },
  { z: 122, way: '-x', length: 118 },
  { z: 148, way: 'y', length: 108 },
  { z: 174, way: 'x', length: 150 },
  { z: 200, way: '-y', length: 96 },
  { z: 226, way: 'y', length: 132 },
  { z: 252, way: '-x', length: 90 },
  { z: 278, way: 'x', length: 104 },
] as const
/** The recommended first direction. */
const first = 174
const high = 20

/** A board that ends in a point, on one side of the post. */
function arm({ z, way, length }: (typeof arms)[number]) {
  const along = way.endsWith('x')
  const side = way.startsWith('-') ? -1 : 1
  const end = side * length
  const tip = side * (length + 16)
  const [near, far] = [9, 3]
  const place = (at: number, level: number, out: number) =>
    along ? ([at, out, level] as const) : ([out, at, level] as const)
  const outline = (out: number) =>
    face(
      place(side * 4, z, out),
      place(end, z, out),
      place(tip, z + high / 2, out),
      place(end, z + high, out),
      place(side * 4, z + high, out),
    )
  const pen = z === first ? 'poppy' : along ? 'tone' : 'light'
  const row = line(
    place(side * 26, z + high / 2, near),
    place(side * (length - 18), z + high / 2, near),
  )
  return [
    path('solid', outline(far)),
    path(pen, outline(near)),
    along ? '' : path('shade', outline(near)),
    path('cut void', outline(near)),
    path('cut', row),
  ].join('')
}

const isBehind = ({ way }: (typeof arms)[number]) => way.startsWith('-')

/** A signpost with nine arms where four ways meet; the recommended first one is marked. */
export default sheet(
  { width: 600, height: 452 },
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
  path('cast', face([-10, 12, 0], [12, 12, 0], [132, -52, 0], [132, -72, 0], [110, -72, 0])),
  ...arms.filter(isBehind).map(arm),
  solid(ground, [-22, 22], [-22, 22], [0, 12], { side: 'solid' }),
  solid(ground, [-8, 8], [-8, 8], [12, 312], { front: 'light', side: 'solid' }, 'edge'),
  solid(
    ground,
    [-12, 12],
    [-12, 12],
    [312, 322],
    { lid: 'poppy', front: 'poppy', side: 'poppy' },
    'edge',
  ),
  ...arms.filter((each) => !isBehind(each)).map(arm),
  taped(ground, [96, 140], [60, 104], [0, 34]),
)
