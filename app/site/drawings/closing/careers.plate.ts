import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'

const origin = [284, 206] as const
const room = space(origin, 1)
const { flat, left, line } = room
/** The desk: its width and depth, and the height of its top. */
const [wide, deep, top] = [290, 120, 104]
const white = { lid: 'solid', front: 'tone' }

const leg = (x: number, y: number) =>
  solid(room, [x, x + 12], [y, y + 12], [0, top - 10], { front: 'solid' }, 'edge')

/** The lamp is lit: its cone of light falls on the free place. */
function lamp() {
  const [x, y] = project([34, 24, top], origin)
  return [
    drum(x, y, 8, 26, 26, 'solid'),
    lid(x, y - 8, 26, 'solid'),
    path('cut', `M${x} ${y - 14}L${x - 26} ${y - 74}L${x + 34} ${y - 96}`),
    // The shade is a cone: its wall, shaded on the right, the inside of its rim, and the cap at its top.
    `<g transform="translate(${x + 46} ${y - 78}) rotate(-32)">${[
      path('poppy', 'M-40 26L-15 -30a15 6 0 0 1 30 0L40 26a40 16 0 0 1 -80 0z'),
      path('dark bare', 'M6 -35.5a15 6 0 0 1 9 5.5L40 26a40 16 0 0 1 -24 14.7z'),
      path('label', 'M-40 26a40 16 0 1 0 80 0a40 16 0 1 0 -80 0z'),
      path('poppy', 'M-9 28a9 6 0 1 0 18 0a9 6 0 1 0 -18 0z'),
      path('cut void', 'M-40 26L-15 -30a15 6 0 0 1 30 0L40 26a40 16 0 0 1 -80 0z'),
    ].join('')}</g>`,
  ].join('')
}

/** A chair for the next person, drawn as planned. */
const chair = [
  path('cast', flat(0, [120, 250], [176, 244])),
  ...[130, 198].map((x) =>
    solid(room, [x, x + 8], [236, 244], [0, 52], { front: 'solid' }, 'edge'),
  ),
  solid(room, [122, 214], [164, 248], [52, 64], { lid: 'poppy', front: 'poppy' }),
  solid(room, [122, 214], [240, 252], [64, 158], { lid: 'poppy', front: 'poppy' }),
  path('edge', left(252, [138, 198], [84, 140])),
]

/** A free desk: the lamp is on, the letter open, and the chair pulled out. */
export default sheet(
  { width: 620, height: 516, on: 'deep', coarseBelow: 400 },
  path('plan', flat(0, [-30, 336], [-50, 268])),
  path('cast', flat(0, [20, wide + 70], [-24, deep])),
  leg(4, 4),
  leg(wide - 16, 4),
  leg(4, deep - 16),
  solid(room, [wide - 92, wide - 8], [10, deep - 8], [10, top - 10], { front: 'light' }),
  path(
    'edge',
    [38, 66].map((z) => line([wide - 92, deep - 8, z], [wide - 8, deep - 8, z])).join(''),
  ),
  path(
    'poppy bare',
    [20, 48, 76].map((z) => left(deep - 8, [wide - 60, wide - 40], [z + 4, z + 9])).join(''),
  ),
  solid(room, [-8, wide + 8], [-8, deep + 8], [top - 10, top], {
    lid: 'blueprint',
    front: 'solid',
  }),
  // The light on the desk, the letter in it, and a parcel with the first order.
  path('label bare', flat(top, [84, 206], [14, 110])),
  on(
    'lid',
    origin,
    [110, 26, top],
    path('mark bare', 'M6 6H82V68H6z'),
    path('label', 'M0 0H76V62H0z'),
    inked('ink', path('edge', 'M10 14H46M10 26H64M10 38H52')),
    path('poppy bare', 'M50 44h16v10h-16z'),
  ),
  lamp(),
  taped(room, [216, 274], [14, 62], [top, top + 46], white, 'cut'),
  ...chair,
)
