import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { depth, height, length } from './parcel.ts'

const scale = 0.94
const rack = space([206, 176], scale)
const white = { lid: 'solid', front: 'tone' }
const levels = [0, 70, 140]
const posts = [0, 200]

/** Left edge, width and height of the goods on each level. The parcel's place is between the last two. */
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
    [142, 42, 28],
  ],
] as const

const standing = (level: number, [x, wide, high]: readonly [number, number, number]) =>
  taped(rack, [x, x + wide], [8, 50], [level + 8, level + 8 + high], white)

const [first, second, third] = parcels
const stock = [first, second, third.slice(0, 1)]

/** A shelf with the same parcel several times, for returning customers. */
export const shelf = [
  path('cast', rack.face([206, 60, 0], [242, 42, 0], [242, -36, 0], [60, -36, 0], [0, 0, 0])),
  posts.map((x) => solid(rack, [x, x + 6], [0, 6], [0, 188], white, 'edge')).join(''),
  levels
    .map(
      (z, level) =>
        solid(rack, [0, 206], [0, 60], [z, z + 8], white, 'edge') +
        stock[level]!.map((each) => standing(z, each)).join(''),
    )
    .join(''),
  path('poppy', 'M330 40A60 60 0 0 1 400 110L414 106L396 138L374 116L388 113A46 46 0 0 0 330 54Z'),
].join('')

const place = { x: 62, y: 4, z: 148 }
const end = (start: number, extent: number) => [start, start + extent / scale] as const

/** The parcel on the shelf. */
export const shelved = taped(
  rack,
  end(place.x, length),
  end(place.y, depth),
  end(place.z, height),
  white,
  'cut',
)

/** The parts of the shelf that are in front of the parcel. */
export const nearest =
  standing(140, third[1]) +
  posts.map((x) => solid(rack, [x, x + 6], [54, 60], [0, 188], white, 'edge')).join('')
