import { path, sheet } from './plate/sheet.ts'
import { taped } from './plate/solid.ts'
import { space } from './plate/space.ts'

const parcel = space([322, 116], 1)
const rays = [44, 84, 124, 164, 204]

/** A lens that gathers the light on one parcel: the plan is inked there. */
export default sheet(
  { width: 440, height: 330, on: 'deep' },
  path('tone bare', 'M0 30L150 18L306 128L150 262L0 224Z'),
  path('blueprint bare', 'M0 62L150 54L306 128L150 222L0 186Z'),
  path('thin', rays.map((y) => `M0 ${y}L150 ${124 + (y - 124) * 1.25}L322 128`).join('')),
  path('cast', 'M150 296L300 250L340 262L190 312Z'),
  path('light', 'M118 306L150 288L182 306L150 324Z'),
  path('solid', 'M143 258H157V306H143Z'),
  path('dark', 'M150 258H157V306H150Z'),
  path('tone', 'M150 2C184 40 184 220 150 264C116 220 116 40 150 2Z'),
  path('solid bare', 'M150 2C116 40 116 220 150 264C130 214 130 52 150 2Z'),
  path('shade bare', 'M150 2C184 40 184 220 150 264C164 214 164 52 150 2Z'),
  path('cut', 'M150 2C184 40 184 220 150 264C116 220 116 40 150 2Z'),
  path('cut', 'M150 2V-6M150 264V272'),
  path('light', parcel.flat(-44, [-26, 88], [-22, 74])),
  path('dark', parcel.left(74, [-26, 88], [-60, -44])),
  path('tone', parcel.right(88, [-22, 74], [-60, -44])),
  path('cast', parcel.flat(-44, [62, 100], [-20, 40])),
  taped(space([322, 160], 1), [0, 62], [0, 52], [0, 40], { lid: 'solid', front: 'tone' }, 'cut'),
  path('poppy bare', 'M322 92L327 106L341 111L327 116L322 130L317 116L303 111L317 106Z'),
)
