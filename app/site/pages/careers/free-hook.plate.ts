import { disc } from '#app/site/drawings/plate/disc.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const origin: Origin = [212, 234]
const hall = space(origin, 1)
const { flat, left, line } = hall
/** The wall and the floor before it. */
const [wide, deep, high] = [336, 124, 222]
/** The height of the hooks. */
const rail = 160

const coat =
  'M0 6L-11 11Q-24 15 -27 26L-35 84L-24 87L-20 52L-23 122H23L20 52L24 87L35 84L27 26Q24 15 11 11z'

/** What hangs on each hook: its place, its outline for the shadow, and the drawing, with the hook at 0, 0. */
const hung: [x: number, outline: string, ...drawing: string[]][] = [
  [
    48,
    'M-24 30h12v22h-12zM12 30h12v22h-12z',
    path('cut', 'M-18 34V22a18 19 0 0 1 36 0V34'),
    path('poppy', 'M-24 30h12v22h-12zM12 30h12v22h-12z'),
    path('shade bare', 'M18 30h6v22h-6z'),
  ],
  [
    112,
    coat,
    path('blueprint', coat),
    path('dark bare', 'M0 18L11 11Q24 15 27 26L35 84L24 87L20 52L23 122H0z'),
    path('label', 'M-11 11L0 6L11 11L0 26z'),
    path('edge', 'M0 26V120M-16 84h10M6 84h10'),
    path('poppy bare', [44, 62, 80, 98].map((y) => disc(-5, y, 2.2)).join('')),
    path('cut void', coat),
  ],
  [
    172,
    'M-21 46h42v30h-42z',
    path('edge', 'M-16 46L0 2L16 46'),
    path('solid', 'M-21 46h10l4 -6h14l4 6h10v30h-42z'),
    path('label', disc(0, 61, 11)),
    path('blueprint', disc(0, 61, 6)),
    path('poppy bare', 'M12 50h5v5h-5z'),
  ],
  [
    296,
    'M-25 40H25L23 98H-23z',
    path('cut', 'M-11 40V16a11 13 0 0 1 22 0V40'),
    path('label', 'M-25 40H25L23 98H-23z'),
    path('mark bare', 'M-14 84v-10h7v10zM-3 84v-20h7v20z'),
    path('poppy bare', 'M8 84v-30h7v30z'),
  ],
]
/** The hook that waits for somebody. */
const free = 232

const wall = (x: number, z: number, ...parts: string[]) => on('front', origin, [x, 0, z], ...parts)

/** A hook: a peg out of the rail with a knob at its end. */
function hook(x: number, pen: string) {
  const [left, top] = project([x, 20, rail + 6], origin)
  return path('cut', line([x, 8, rail], [x, 20, rail + 6])) + path(pen, disc(left, top, 5.5))
}

/** The rack in the hall: what others hung up, and a free hook with a blank nameplate and a parcel for the first day. */
export default sheet(
  { width: 590, height: 478 },
  path('cast', flat(-8, [10, wide + 34], [-24, deep - 12])),
  solid(hall, [-10, wide], [-10, deep], [-8, 0], { front: 'solid', side: 'solid' }),
  path('thin', [31, 62, 93].map((y) => line([0, y, 0], [wide, y, 0])).join('')),
  path('thin', [80, 200, 286].map((x, n) => line([x, n * 31, 0], [x, n * 31 + 31, 0])).join('')),
  solid(hall, [-10, wide], [-10, 0], [0, high], { lid: 'solid', front: 'tone' }),
  path('solid', left(0, [-10, wide], [0, 10])),
  // The rail, and its shadow on the wall.
  wall(28, rail + 2, rect('cast', 0, 0, 300, 30)),
  solid(hall, [20, wide - 14], [0, 8], [rail - 10, rail + 12], { lid: 'light', front: 'solid' }),
  ...[...hung.map(([x]) => x), free].map((x) =>
    wall(x - 18, rail + 44, rect('cast', 4, 4, 36, 18), rect('label', 0, 0, 36, 18)),
  ),
  ...hung.map(([x], at) => wall(x - 18, rail + 44, path('cut', `M8 9h${[16, 20, 12, 18][at]}`))),
  ...hung.map(([x, outline, ...drawing]) =>
    [
      wall(x + 14, rail - 8, path('cast', outline)),
      hook(x, 'label'),
      on('front', origin, [x, 16, rail + 4], ...drawing),
    ].join(''),
  ),
  on('front', origin, [free, 16, rail + 4], path('light bare', coat), path('plan', coat)),
  hook(free, 'poppy'),
  path('cast', flat(0, [262, 292], [34, 76])),
  taped(hall, [208, 262], [38, 84], [0, 40], { front: 'blueprint' }, 'cut'),
)
