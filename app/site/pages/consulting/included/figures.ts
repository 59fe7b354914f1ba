import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { inked, path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { at, block, castingBoard, origin } from '#app/site/drawings/scenes/table.ts'
import { project } from '#app/ui/drawing/isometric.ts'

/** The heights of the basins, in the order of the stages. */
const basins = [72, 54, 36, 18]
const pool = (x: number, height: number) =>
  block([x, 24, 0], [24, 34, height]) +
  path('solid', at.flat(height, [x + 3, x + 21], [27, 55])) +
  path('blueprint', at.flat(height - 3, [x + 5, x + 21], [30, 55]))

/** Water that falls from basin to basin, and a leak in one of them, measured in a jug. */
export const funnel = [
  castingBoard,
  path('cast', at.flat(0, [102, 112], [24, 58])),
  basins.map((height, n) =>
    [
      pool(4 + n * 25, height),
      n < 3
        ? path('solid bare', at.right(28 + n * 25, [37, 45], [height - 18, height]))
        : path('solid bare', at.right(103, [37, 45], [0, 18])),
    ].join(''),
  ),
  path('solid', at.left(58, [36, 42], [32, 38])),
  inked('poppy', path('cut', at.line([39, 59, 35], [39, 70, 32], [39, 74, 22]))),
  cylinder({ origin, at: [39, 76, 0], radius: 13, height: 18, lid: 'poppy' }),
  inked('poppy', path('cut', at.line([39, 74, 34], [39, 75, 18]))),
  path('edge', [5, 10].map((z) => at.line([28, 86, z], [33, 88, z])).join('')),
].flat()

/** The breakdown of one order: the costs at the bottom, the margin on top. */
export const order = [
  castingBoard,
  path('cast', at.block([22, 78], [22, 78], [0, 0]).shadow(22)),
  ...[
    { z: 0, high: 20, front: 'tone' },
    { z: 26, high: 9, front: 'light' },
    { z: 41, high: 14, front: 'tone' },
    { z: 61, high: 11, front: 'light' },
  ].map(({ z, high, front }) =>
    taped(at, [22, 78], [22, 78], [z, z + high], { front, lid: 'light' }, 'cut'),
  ),
  block([22, 22, 78], [56, 56, 7], 'poppy'),
]

function buyer(x: number, y: number, place: number, pen: string) {
  const { cast, body, arms } = isoPerson({
    at: project([x, y, 0], origin),
    height: 44,
    pen,
    hair: (['short', 'long', 'bun'] as const)[place % 3]!,
  })
  return cast + body + arms
}

/** Two paths to one door: one channel brings new buyers, the other only meets them at the door. */
export const channels = [
  castingBoard,
  on('lid', origin, [0, 0, 0], path('plan', 'M36 30V100'), path('edge', 'M36 38H84V100')),
  path('cast', at.block([10, 64], [2, 24], [0, 0]).shadow(26)),
  block([10, 2, 0], [54, 22, 66]),
  path('poppy', at.left(24, [10, 64], [52, 60])),
  path('solid', at.left(24, [26, 48], [0, 44])),
  path('shade bare', at.left(24, [26, 48], [0, 44])),
  path('blueprint', at.left(24, [52, 61], [14, 40])),
  buyer(36, 54, 0, 'ground'),
  buyer(84, 44, 1, 'poppy'),
  buyer(36, 88, 2, 'ground'),
  buyer(84, 70, 0, 'poppy'),
  buyer(84, 96, 2, 'poppy'),
]
