import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { edges, fromLamp, rays } from './beam.ts'
import { depth, height, length } from './parcel.ts'

const size = { width: 440, height: 330, on: 'deep' } as const
const x = 104
const parcel = space([322, 128], 1)
const [top, bottom] = edges
const { outline, lid: parcelLid, front, side } = parcel.block([0, length], [0, depth], [0, height])

const rock = [
  'M8 286L36 250L60 256L74 238L130 236L158 250L172 246L206 290L160 318L92 322L40 310Z',
  'M36 250L60 256L62 300L40 310L8 286Z',
  'M158 250L172 246L206 290L160 318L150 286Z',
]

/** The tower, from its foot to its mast. */
export const tower = [
  drum(x, 250, 46, 34, 30, 'solid'),
  drum(x, 204, 46, 30, 26, 'poppy'),
  drum(x, 158, 46, 26, 22, 'solid'),
  lid(x, 112, 34, 'tone'),
  drum(x, 112, 8, 34, 34, 'tone'),
  lid(x, 104, 34, 'solid'),
  drum(x, 98, 34, 18, 18, 'ground'),
  path('poppy', `M${x - 10} 98V68A10 6 0 0 1 ${x + 10} 68V98A10 6 0 0 1 ${x - 10} 98Z`),
  path('edge', `M${x - 18} 64V98M${x + 18} 64V98M${x} 74V108`),
  path('solid', `M${x - 25} 62A25 14 0 0 0 ${x + 25} 62L${x} 22Z`),
  path('dark', `M${x + 4} 76A25 14 0 0 0 ${x + 25} 62L${x} 22Z`),
  path('cut', `M${x} 22V8`),
].join('')

/** A lighthouse that shines on a parcel. */
export const lighthouse = sheet(
  size,
  path('tone bare', `${fromLamp(top)}V${bottom.border}L${x + 14} ${bottom.from}z`),
  path('thin', rays.map(fromLamp).join('')),
  path('plan', fromLamp(top) + fromLamp(bottom)),
  path('tone', rock[0]!),
  path('solid', rock[1]!),
  path('dark', rock[2]!),
  path('cut', rock[0]!),
  path('thin', 'M0 320C60 300 92 340 150 322S240 312 290 326M20 330C80 316 130 336 190 328'),
  tower,
)

/** The parcel in its light, which is only planned. */
export const planned = sheet(
  size,
  path('ground bare', outline),
  path('plan', parcelLid + front + side),
  path(
    'plan',
    parcel.line([0, 0, height], [0, 0, 0], [length, 0, 0]) + parcel.line([0, 0, 0], [0, depth, 0]),
  ),
)
