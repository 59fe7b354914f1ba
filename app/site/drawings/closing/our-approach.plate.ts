import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const yard = space([342, 226], 0.8)

/** Four gates over one path. The third is the lowest and limits the height of the stacks. */
const gates = [
  { x: -170, high: 124 },
  { x: -60, high: 112 },
  { x: 50, high: 40 },
  { x: 160, high: 96 },
]
const isLow = (high: number) => high < 60
const gate = ({ x, high }: (typeof gates)[number]) => {
  const faces = isLow(high) ? { lid: 'poppy', front: 'poppy', side: 'poppy' } : {}
  return [
    path(
      'cast',
      yard.face([x, 110, 0], [x + 22, 110, 0], [x + 80, 80, 0], [x + 80, -40, 0], [x + 58, -40, 0]),
    ),
    solid(yard, [x, x + 22], [-22, 0], [0, 146], { side: 'solid' }),
    solid(yard, [x, x + 22], [-22, 110], [high, high + 22], faces),
    solid(yard, [x, x + 22], [88, 110], [0, 146], { side: 'solid' }),
  ].join('')
}

/** Moving parcels: high stacks only get to the low gate, single parcels pass it. */
const stacks = [
  { x: -216, tall: 3 },
  { x: -116, tall: 3 },
  { x: -28, tall: 3 },
  { x: 2, tall: 2 },
  { x: 110, tall: 1 },
  { x: 214, tall: 1 },
]
const stack = ({ x, tall }: (typeof stacks)[number]) =>
  Array.from({ length: tall }, (_, level) =>
    taped(yard, [x, x + 28], [30, 58], [level * 24, level * 24 + 24], {}),
  ).join('')

/** The weak stage as a gate that holds up the others. */
export default sheet(
  { width: 640, height: 440 },
  path('light', yard.flat(0, [-240, 290], [-50, 170])),
  path(
    'thin',
    Array.from({ length: 17 }, (_, n) =>
      yard.line([-210 + n * 30, -50, 0], [-210 + n * 30, 170, 0]),
    ).join('') +
      Array.from({ length: 7 }, (_, n) =>
        yard.line([-240, -20 + n * 30, 0], [290, -20 + n * 30, 0]),
      ).join(''),
  ),
  path('cut void', yard.flat(0, [-240, 290], [-50, 170])),
  path('solid', yard.left(170, [-240, 290], [-14, 0]) + yard.right(290, [-50, 170], [-14, 0])),
  path('plan', yard.line([-240, 44, 0], [290, 44, 0])),
  [
    ...gates.map((each) => ({ x: each.x, text: gate(each) })),
    ...stacks.map((each) => ({ x: each.x, text: stack(each) })),
  ]
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join(''),
)
