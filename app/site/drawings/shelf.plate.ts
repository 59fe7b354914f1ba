import { path, sheet } from './plate/sheet.ts'
import { solid, taped } from './plate/solid.ts'
import { space } from './plate/space.ts'

const rack = space([206, 176], 0.94)
const white = { lid: 'solid', front: 'tone' }
const levels = [0, 70, 140]
const posts = [0, 200]

const parcels = [
  [
    [8, 34, 26],
    [62, 44, 34],
    [124, 58, 42],
  ],
  [
    [10, 48, 40],
    [78, 40, 30],
    [134, 46, 48],
  ],
  [
    [6, 40, 30],
    [64, 56, 44],
    [138, 42, 28],
  ],
] as const

/** A shelf on which the parcel stands again and again: those who came back. */
export default sheet(
  { width: 440, height: 330, on: 'deep' },
  path('cast', rack.face([200, 60, 0], [260, 30, 0], [260, -40, 0], [60, -40, 0], [0, 0, 0])),
  posts.map((x) => solid(rack, [x, x + 6], [0, 6], [0, 188], white, 'edge')).join(''),
  levels
    .map((z, level) =>
      [
        solid(rack, [0, 206], [0, 60], [z, z + 8], white, 'edge'),
        ...parcels[level]!.map(([x, w, h], index) =>
          taped(
            rack,
            [x, x + w],
            [8, 50],
            [z + 8, z + 8 + h],
            white,
            level === 1 && index === 2 ? 'cut' : 'edge',
          ),
        ),
      ].join(''),
    )
    .join(''),
  posts.map((x) => solid(rack, [x, x + 6], [54, 60], [0, 188], white, 'edge')).join(''),
  path('poppy', 'M330 40A60 60 0 0 1 400 110L414 106L396 138L374 116L388 113A46 46 0 0 0 330 54Z'),
)
