import { on } from '#app/site/drawings/plate/iso.ts'
import { lettering } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Origin, Point3 } from '#app/ui/drawing/isometric.ts'
import { cameraMan, fill, flag, key, monitor, product } from './set-pieces.ts'

const scale = 1.3
const origin: Origin = [370, 212]
const at = space(origin, scale)

/** The room: as long as wide, with two walls, which are cut off at this height. */
const [room, wall, thick] = [300, 152, 8] as const

/** Words lying on the floor. */
const floorWords = (words: string, x: number, y: number) =>
  on('lid', origin, [x * scale, y * scale, 0], lettering(words, 0, 0, 19, 'cut'))

const wallWords = (plane: 'side' | 'front', words: string, [x, y, z]: Point3) =>
  inked(
    'sheet',
    on(plane, origin, [x * scale, y * scale, z * scale], lettering(words, 0, 8, 19, 'cut')),
  )

const tiles = Array.from({ length: 9 }, (_, n) => (n + 1) * 30)
const walls = [
  path('solid', at.right(0, [0, room], [0, wall])),
  path('blueprint', at.left(0, [0, room], [0, wall])),
  path('light', at.flat(wall, [-thick, room], [-thick, 0])),
  path('light', at.flat(wall, [-thick, 0], [-thick, room])),
  path('light', at.left(room, [-thick, 0], [-thick, wall])),
  path('light', at.right(room, [-thick, 0], [-thick, wall])),
  path('dark', at.right(room, [-thick, 0], [-thick, wall])),
].join('')

/** The paper behind and under the product, in one piece: down the wall, around the bend, over the floor. */
const [left, right, bend, high, back, end] = [112, 258, 46, 134, 12, 162] as const
const profile = [
  [back, high],
  ...Array.from({ length: 9 }, (_, n) => {
    const angle = (n / 8) * (Math.PI / 2)
    return [back + bend - Math.cos(angle) * bend, bend - Math.sin(angle) * bend]
  }),
  [end, 0],
] as [number, number][]
const band = (of: [number, number][]) =>
  at.face(
    ...of.map(([y, z]): Point3 => [left, y, z]),
    ...of.toReversed().map(([y, z]): Point3 => [right, y, z]),
  )
const sweep = [
  path('cast', at.flat(0, [right, right + 14], [30, end])),
  path('light', band(profile)),
  path('cast', band(profile.slice(3, 8))),
  path('cut void', band(profile)),
  solid(at, [left - 6, right + 6], [6, 18], [high - 4, high + 8], { front: 'light' }, 'edge'),
].join('')

/** The set in its room, with the near walls left out: the lights, the camera wired to its screen, the product on its paper. */
export default sheet(
  { width: 740, height: 624, coarseBelow: 480 },
  solid(at, [-thick, room], [-thick, room], [-thick - 4, 0], { front: 'solid', side: 'solid' }),
  path('light', at.flat(0, [0, room], [0, room])),
  path(
    'thin',
    tiles.map((n) => at.line([n, 0, 0], [n, room, 0]) + at.line([0, n, 0], [room, n, 0])).join(''),
  ),
  walls,
  sweep,
  key(at),
  flag(at),
  product(at),
  fill(at),
  monitor(at),
  cameraMan(at),
  floorWords('CAMERA', 214, 250),
  floorWords('FILL', 243, 174),
  wallWords('side', 'KEY', [0, 106, 146]),
  wallWords('side', 'SCREEN', [0, 288, 136]),
  wallWords('front', 'SWEEP', [14, 0, 146]),
)
