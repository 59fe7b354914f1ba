import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [410, 131]
const room = space(origin, 1)
const { face, left, right, flat, line, block } = room
const [thick, long, high] = [30, 216, 100]
/** The wall blocks everything that comes from the left. */
const wall = block([0, thick], [0, long], [0, high])
const slot = [92, 156] as const
const lanes = { scripts: 20, pixels: 72, post: 124, cookies: 184 }
const from = -132

const bricks = [20, 40, 60, 80]
  .map(
    (z, course) =>
      line([0, long, z], [thick, long, z], [thick, 0, z]) +
      [0, 1, 2, 3, 4, 5]
        .map((n) => {
          const y = 18 + n * 36 + (course % 2) * 18
          return y < long ? line([thick, y, z - 20], [thick, y, z]) : ''
        })
        .join(''),
  )
  .join('')

const floor = flat(0, [-140, 224], [-10, 226])

/** On the cookie. */
const chips = [
  [-110, -7],
  [-98, -4],
  [-106, 5],
]
  .map(([x, y]) => {
    const [right, down] = project([x!, lanes.cookies + y!, 45], origin)
    return `M${right - 3} ${down}a3 1.7 0 1 0 6 0a3 1.7 0 1 0 -6 0z`
  })
  .join('')

/** Where rejected items stop. */
const turnedAway = [lanes.scripts, lanes.pixels, lanes.cookies].map((y) => {
  const [x, top] = project([-62, y, 44], origin)
  return `M${x - 8} ${top - 8}l16 16M${x + 8} ${top - 8}l-16 16`
})

const letter = (x: number, y: number, z: number) =>
  path('label', left(y, [x, x + 54], [z, z + 34])) +
  path('edge', line([x, y, z + 34], [x + 27, y, z + 14], [x + 54, y, z + 34])) +
  path('poppy bare', left(y, [x + 23, x + 31], [z + 10, z + 18])) +
  path('cut void', left(y, [x, x + 54], [z, z + 34]))

/** A wall with one slot: only what you post gets through, to a locked box. */
export const postWall = (hatching: number) =>
  sheet(
    { width: 620, height: 372, hatching },
    path('light bare', floor),
    path(
      'thin',
      [-84, 56, 112, 168].map((x) => line([x, -10, 0], [x, 226, 0])).join('') +
        [49, 108, 167].map((y) => line([-140, y, 0], [224, y, 0])).join(''),
    ),
    `<clipPath id="floor"><path d="${floor}"/></clipPath><g clip-path="url(#floor)">`,
    path('cast', face([thick, 0, 0], [96, -30, 0], [96, long - 30, 0], [thick, long, 0])),
    path('cast', block([112, 192], [78, 170], [0, 0]).shadow(34)),
    // Below what is in the air
    path(
      'cast',
      Object.values(lanes)
        .map((y) => flat(0, [-104, -72], [y - 22, y - 2]))
        .join(''),
    ),
    '</g>',
    path('solid', left(226, [-140, 224], [-8, 0]) + right(224, [-10, 226], [-8, 0])),
    path('cut void', floor),
    path(
      'plan',
      Object.values(lanes)
        .map((y) => line([from, y, 44], [y === lanes.post ? 0 : -74, y, 44]))
        .join(''),
    ),
    // What is rejected: a third-party script, a tracking pixel, a cookie.
    path('light', left(lanes.scripts, [-122, -86], [20, 68])),
    path(
      'edge',
      [58, 48, 38, 28]
        .map((z, n) => line([-116, lanes.scripts, z], [-104 + (n % 2) * 10, lanes.scripts, z]))
        .join(''),
    ),
    solid(
      room,
      [-114, -92],
      [lanes.pixels - 10, lanes.pixels + 12],
      [34, 56],
      { front: 'blueprint', side: 'solid' },
      'edge',
    ),
    cylinder({ origin, at: [-104, lanes.cookies, 36], radius: 17, height: 9 }),
    path('solid bare', chips),
    inked('poppy', path('cut', turnedAway.join(''))),
    letter(-116, lanes.post, 26),
    path('light', wall.outline + wall.lid + wall.front + wall.side),
    path('tone', wall.front),
    path('shade', wall.side),
    path('thin', bricks),
    path('solid', right(thick, slot, [36, 48])),
    path('cut void', wall.outline),
    path('cut', line([0, long, high], [thick, long, high], [thick, 0, high])),
    path('cut', line([thick, long, high], [thick, long, 0])),
    // What got through, and the box that it falls into.
    path('plan', line([thick, 124, 42], [86, 124, 42], [120, 124, 84])),
    solid(room, [112, 192], [78, 170], [0, 72], { front: 'blueprint' }, 'cut'),
    path('solid', flat(72, [138, 150], [92, 156])),
    path('label', right(144, [98, 150], [74, 104])),
    path('edge', line([144, 150, 104], [144, 124, 86], [144, 98, 104])),
    path('poppy bare', right(144, [119, 129], [82, 92])),
    path('cut void', right(144, [98, 150], [74, 104])),
    inked(
      'sheet',
      path('cut', line([143, 170, 44], [143, 170, 54], [161, 170, 54], [161, 170, 44])),
    ),
    path('label', left(170, [138, 166], [18, 42])),
    path('solid', left(170, [150, 154], [25, 35])),
  )
