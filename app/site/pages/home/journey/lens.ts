import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { edges, focus, lensX, rays, toFocus, toLens } from './beam.ts'
import { depth, height, length } from './parcel.ts'

const size = { width: 440, height: 330, on: 'deep' } as const
const bench = space([322, 160], 1)
/** As large as the shadow of the parcel on it, but not so large that its own would reach the next station. */
const slab = [
  [-34, 86],
  [-24, 84],
  [-18, 0],
] as const
const [top, bottom] = edges
const [x, y, z] = [
  [0, length],
  [0, depth],
  [0, height],
] as const

/** A lens that focuses the light on a bench. */
export const lens = sheet(
  size,
  path('tone bare', `${toLens(top)}L${focus.join(' ')}L${lensX} ${bottom.to}L0 ${bottom.border}z`),
  path('thin', rays.map((each) => toLens(each) + toFocus(each)).join('')),
  path('plan', toLens(top) + toLens(bottom)),
  path('edge', toFocus(top) + toFocus(bottom)),
  path('cast', 'M150 296L258 263L292 278L190 312Z'),
  path('light', 'M118 306L150 288L182 306L150 324Z'),
  path('solid', 'M143 258H157V306H143Z'),
  path('dark', 'M150 258H157V306H150Z'),
  path('cast', bench.block(...slab).shadow(17)),
  solid(bench, ...slab, {}, 'edge'),
)

/** The parcel on the bench, inked, with its shadow. */
export const inked = sheet(
  size,
  path('cast', bench.block(x, y, z).shadow(20)),
  taped(bench, x, y, z, { lid: 'solid', front: 'tone' }, 'cut'),
)

/** The glass itself, in front of whatever passes behind it, and the focal point. */
export const glass = sheet(
  size,
  path('tone', 'M150 2C184 40 184 220 150 264C116 220 116 40 150 2Z'),
  path('solid bare', 'M150 2C116 40 116 220 150 264C130 214 130 52 150 2Z'),
  path('shade bare', 'M150 2C184 40 184 220 150 264C164 214 164 52 150 2Z'),
  path('cut', 'M150 2C184 40 184 220 150 264C116 220 116 40 150 2Z'),
  path('cut', 'M150 2V-6M150 264V272'),
  path('poppy bare', 'M322 92L327 106L341 111L327 116L322 130L317 116L303 111L317 106Z'),
)
