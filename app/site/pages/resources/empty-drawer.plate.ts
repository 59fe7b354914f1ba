import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const origin = [240, 66] as const
const { face, flat, left, right, line, block } = space(origin, 1)
const [wide, long, high] = [310, 204, 62]
const [rim, floor] = [12, 34]

/** The content of a drawer: only the last two folders are left, with the place of the missing sheet between them. */
const folder = (y: number, pen: string, tab: number) =>
  solid(
    space(origin, 1),
    [rim + 8, wide - rim - 8],
    [y, y + 5],
    [floor, high - 4],
    { front: pen, side: 'solid' },
    'edge',
  ) +
  path(pen, left(y + 5, [tab, tab + 52], [high - 4, high + 12])) +
  path('mark bare', left(y + 5, [tab + 9, tab + 36], [high + 2, high + 5]))

/** A fully extended drawer. In place of the sheet there is only its outline. */
export default sheet(
  { width: 570, height: 400 },
  path('cast', block([0, wide], [0, long], [0, 0]).shadow(40)),
  // The floor, the inner walls and the rim.
  path('light', flat(floor, [rim, wide - rim], [rim, long - rim])),
  path('tone', left(rim, [rim, wide - rim], [floor, high])),
  path('light', right(rim, [rim, long - rim], [floor, high])),
  path('shade', right(rim, [rim, long - rim], [floor, high])),
  path('shade bare', flat(floor, [rim, rim + 40], [rim, long - rim])),
  folder(24, 'tone', 34),
  folder(40, 'blueprint', 128),
  inked('blueprint', path('thin', line([60, 72, floor], [270, 180, floor]))),
  inked('blueprint', path('thin', line([270, 72, floor], [60, 180, floor]))),
  path('plan', flat(floor, [60, 270], [72, 180])),
  path('solid', face([0, 0, high], [wide, 0, high], [wide, rim, high], [0, rim, high])),
  path('light', flat(high, [0, wide], [0, rim]) + flat(high, [0, rim], [0, long])),
  path('light', flat(high, [wide - rim, wide], [0, long])),
  path('light', flat(high, [0, wide], [long - rim, long])),
  // The outside: the front with its label and handle, and the shaded side.
  path('light', left(long, [0, wide], [0, high])),
  path('tone bare', left(long, [6, wide - 6], [6, 20])),
  path('solid', right(wide, [0, long], [0, high])),
  on(
    'front',
    origin,
    [28, long, high - 14],
    path('label', 'M0 0H96V30H0z'),
    path('plan', 'M10 10H66M10 20H50'),
  ),
  on(
    'front',
    origin,
    [182, long, high - 20],
    path('poppy', 'M0 0H96V12H0z'),
    path('cut', 'M12 12v7M84 12v7'),
  ),
  path('cut void', flat(high, [0, wide], [0, long])),
  path('cut void', block([0, wide], [0, long], [0, high]).outline),
)
