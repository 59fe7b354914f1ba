import { on } from '#app/site/drawings/plate/iso.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'

const origin = [232, 112] as const
const scale = 0.9
const at = space(origin, scale)
const { face, line, left } = at
const screens = [0, 64, 128, 192, 256, 320]
const trunk = 52

const phone = (x: number) =>
  [
    path('cast', at.block([x, x + 46], [0, 8], [0, 0]).shadow(30)),
    solid(at, [x, x + 46], [0, 8], [0, 88], { front: 'light', side: 'solid' }),
    on(
      'front',
      project([x * scale, 8 * scale, 88 * scale], origin),
      [0, 0, 0],
      path('thin', 'M15 7h16M9 72h22M9 79h14'),
      path('blueprint', 'M15 32q0 -8 4 -9v-8h8v8q4 1 4 9v28h-16z'),
      path('label bare', 'M16 41h14v11h-14z'),
    ),
  ].join('')

const stripes = Array.from({ length: 5 }, (_, n) => 84 + n * 26)

const store = [
  path('cast', at.block([90, 208], [130, 206], [0, 0]).shadow(56)),
  solid(at, [90, 208], [130, 206], [0, 78]),
  path('solid', left(206, [104, 134], [0, 44])),
  path('tone', left(206, [146, 198], [12, 44])),
  path('edge', line([172, 206, 12], [172, 206, 44])),
  stripes
    .map((x, n) =>
      path(
        n % 2 ? 'light' : 'poppy',
        face([x, 206, 74], [x + 26, 206, 74], [x + 26, 226, 56], [x, 226, 56]),
      ),
    )
    .join(''),
  path('dark', face([214, 206, 74], [214, 226, 56], [214, 206, 56])),
].join('')

/** One product on six screens, and the plan line that leads from each back to the brand's own store. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('plan', screens.map((x) => line([x + 23, 12, 0], [x + 23, trunk, 0])).join('')),
  path('plan', line([23, trunk, 0], [343, trunk, 0])),
  path('plan', line([250, trunk, 0], [250, 252, 0], [119, 252, 0], [119, 236, 0])),
  screens.map(phone).join(''),
  store,
  path('poppy', face([119, 216, 0], [107, 236, 0], [131, 236, 0])),
)
