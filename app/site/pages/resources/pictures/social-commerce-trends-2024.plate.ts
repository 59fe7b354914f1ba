import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { word } from '#app/site/pages/resources/word.ts'
import { project } from '#app/ui/drawing/isometric.ts'

const origin = [240, 120] as const
const scale = 0.94
const at = space(origin, scale)
const { face, line, left } = at
const screens = [0, 66, 132, 198, 264, 330]
const [wide, tall] = [52, 94]
const last = 330
const trunk = 66

const phone = (x: number) =>
  [
    path('cast', at.block([x, x + wide], [0, 9], [0, 0]).shadow(30)),
    solid(at, [x, x + wide], [0, 9], [0, tall], { front: 'light', side: 'solid' }),
    on(
      'front',
      project([x * scale, 9 * scale, tall * scale], origin),
      [0, 0, 0],
      path('thin', 'M17 7h15'),
      path('blueprint', 'M14 64v-27q0 -9 6 -11v-11h10v11q6 2 6 11v27z'),
      path('label bare', 'M15 42h20v12h-20z'),
      path('poppy', 'M9 71h31v10h-31z'),
    ),
  ].join('')

/** The brand's own store: its walls, and the awning in stripes. */
const [from, to, back, front, roof] = [46, 188, 122, 226, 92] as const
/** The awning and its stripes, within the corners of the wall. */
const awning = [from + 3, to - 4] as const
const stripe = (awning[1] - awning[0]) / 6
/** The goods behind the window: the bottle of the screens. */
const bottle = (x: number) =>
  path(
    'blueprint bare',
    face(
      [x - 7, front, 17],
      [x - 7, front, 35],
      [x - 3, front, 39],
      [x - 3, front, 50],
      [x + 3, front, 50],
      [x + 3, front, 39],
      [x + 7, front, 35],
      [x + 7, front, 17],
    ),
  ) + path('label bare', left(front, [x - 7, x + 7], [22, 29]))
const store = [
  path('cast', at.block([from, to], [back, front], [0, 0]).shadow(56)),
  solid(at, [from, to], [back, front], [0, roof]),
  path(
    'edge',
    at.face(
      [from + 9, back + 9, roof],
      [to - 9, back + 9, roof],
      [to - 9, front - 9, roof],
      [from + 9, front - 9, roof],
    ),
  ),
  path('solid', left(front, [from + 16, from + 52], [0, 52])),
  path('light', left(front, [from + 66, to - 12], [12, 56])),
  bottle(from + 84) + bottle(from + 112),
  path('solid', left(front, [from + 62, to - 8], [12, 17])),
  Array.from({ length: 6 }, (_, n) => {
    const x = awning[0] + n * stripe
    return path(
      n % 2 ? 'light' : 'poppy',
      face(
        [x, front, 86],
        [x + stripe, front, 86],
        [x + stripe, front + 20, 69],
        [x, front + 20, 69],
      ),
    )
  }).join(''),
  path('dark', face([awning[1], front, 86], [awning[1], front + 20, 69], [awning[1], front, 69])),
].join('')

const door = from + 34
/** Where the way to the door turns, beside the store. */
const turn = to + 8
const above = tall + 14
const end = front + 50

/** One product on six screens, and the plan line that leads from each back to the brand's own store. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('tone bare', at.flat(0, [-14, last + wide + 14], [-14, 32])),
  path('plan', screens.map((x) => line([x + wide / 2, 12, 0], [x + wide / 2, trunk, 0])).join('')),
  path('plan', line([wide / 2, trunk, 0], [last + wide / 2, trunk, 0])),
  path('plan', line([turn, trunk, 0], [turn, end, 0], [door, end, 0], [door, front + 28, 0])),
  screens.map(phone).join(''),
  store,
  path('poppy', face([door, front + 3, 0], [door - 12, front + 29, 0], [door + 12, front + 29, 0])),
  path('edge', line([0, 0, above], [last + wide, 0, above])),
  path('cut', [0, last + wide].map((x) => line([x, 0, above - 7], [x, 0, above + 7])).join('')),
  word(420, 66, 'six screens'),
  path('thin', 'M92 106L124 152'),
  word(48, 88, 'own store'),
)
