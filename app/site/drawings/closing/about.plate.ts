import { disc } from '#app/site/drawings/plate/disc.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project, type Point3 } from '#app/ui/drawing/isometric.ts'

const origin = [190, 206] as const
const room = space(origin, 1)
const { face, flat, left, line } = room
const [wide, deep, high] = [330, 84, 92]

/** The people behind the counter, one of each trade: their hands lie on it. */
const people = [
  isoPerson({ at: project([36, -46, 0], origin), height: 196, pen: 'blueprint', pose: 'resting' }),
  isoPerson({
    at: project([140, -46, 0], origin),
    height: 188,
    pen: 'poppy',
    pose: 'resting',
    hair: 'bun',
  }),
  isoPerson({
    at: project([270, -46, 0], origin),
    height: 192,
    pen: 'ground',
    pose: 'resting',
    hair: 'long',
  }),
]

/** The service bell. */
function bell(at: Point3) {
  const [x, y] = project(at, origin)
  return [
    drum(x, y, 7, 36, 36, 'solid'),
    lid(x, y - 7, 36, 'solid'),
    path(
      'poppy',
      `M${x - 30} ${y - 8}C${x - 30} ${y - 48} ${x + 30} ${y - 48} ${x + 30} ${y - 8}A30 17 0 0 1 ${x - 30} ${y - 8}Z`,
    ),
    path(
      'dark bare',
      `M${x + 8} ${y - 37}C${x + 22} ${y - 34} ${x + 30} ${y - 24} ${x + 30} ${y - 8}A30 17 0 0 1 ${x + 8} ${y + 8}Z`,
    ),
    path('cut', `M${x} ${y - 38}V${y - 46}`),
    path('solid', disc(x, y - 49, 5)),
  ].join('')
}

const top = high + 12

/** A service counter with a bell, and behind it the people who would do the work. */
export default sheet(
  { width: 600, height: 482, on: 'deep' },
  path('plan', flat(0, [-60, 380], [-90, 150])),
  ...people.map(({ body }) => body),
  path('cast', face([wide, deep, 0], [wide + 70, deep - 40, 0], [wide + 70, -30, 0], [wide, 0, 0])),
  solid(room, [0, wide], [0, deep], [0, high]),
  path('edge', [66, 132, 198, 264].map((x) => line([x, deep, 6], [x, deep, high - 6])).join('')),
  path('blueprint', left(deep, [138, 192], [22, 70])),
  on('front', origin, [146, deep, 62], path('edge', 'M4 6h28M4 16h38M4 26h20')),
  solid(room, [-14, wide + 14], [-12, deep + 14], [high, top], { front: 'solid', side: 'light' }),
  // Recent requests, the bell, and a waiting parcel.
  solid(
    room,
    [30, 100],
    [18, 66],
    [top, top + 5],
    { lid: 'solid', front: 'tone', side: 'tone' },
    'edge',
  ),
  on(
    'lid',
    origin,
    [30, 18, top + 5],
    inked('blueprint-deep', path('edge', 'M10 12h34M10 22h50M10 32h26')),
  ),
  path('cast', flat(top, [316, 340], [4, 54]) + room.disc([204, 47, top], 29)),
  ...people.map(({ arms }) => arms),
  path('poppy', 'M228 146l2 -9l16 -27l6 4l-16 27z'),
  bell([186, 56, top]),
  taped(room, [262, 316], [14, 64], [top, top + 42], {}, 'cut'),
)
