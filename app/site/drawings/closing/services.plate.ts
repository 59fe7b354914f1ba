import type { Point3 } from '#app/ui/drawing/isometric.ts'
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

type Arm = (typeof arms)[number]

/** The corners of a board that ends in a point, so far before the middle of the post. */
function board({ z, way, length }: Arm, out: number) {
  const along = way.endsWith('x')
  const side = way.startsWith('-') ? -1 : 1
  const corner = (at: number, level: number): Point3 =>
    along ? [side * at, out, level] : [out, side * at, level]
  return [
    corner(4, z),
    corner(length, z),
    corner(length + 16, z + high / 2),
    corner(length, z + high),
    corner(4, z + high),
  ]
}

/** A point of the shadow on the ground: along it away from the light, and across. */
const cast = (along: number, across: number): Point3 => [
  along * 0.5 + across * 0.95,
  along * -0.25 + across * 0.6,
  0,
]

/** The shadow of the post with its boards, those of two ways on each side, and of the parcel. */
const shadow = [
  face(cast(0, -8), cast(322, -8), cast(322, 8), cast(0, 8)),
  ...arms.map(({ z, way, length }) => {
    const side = way === 'x' || way === 'y' ? 1 : -1
    const end = side * (6 + length * 0.36)
    return face(
      cast(z, side * 6),
      cast(z, end),
      cast(z + high / 2, end + side * 8),
      cast(z + high, end),
      cast(z + high, side * 6),
    )
  }),
  ground.block([96, 140], [60, 104], [0, 0]).shadow(28),
]

/** A board on one side of the post. */
function arm(each: Arm) {
  const { z, way, length } = each
  const along = way.endsWith('x')
  const side = way.startsWith('-') ? -1 : 1
  const [near, far] = [9, 3]
  const place = (at: number, level: number, out: number) =>
    along ? ([at, out, level] as const) : ([out, at, level] as const)
  const outline = (out: number) => face(...board(each, out))
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

const isBehind = ({ way }: Arm) => way.startsWith('-')

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
  `<clipPath id="ground"><path d="${flat(0, [-190, 190], [-150, 150])}"/></clipPath><g clip-path="url(#ground)">`,
  ...shadow.map((each) => path('cast', each)),
  '</g>',
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
