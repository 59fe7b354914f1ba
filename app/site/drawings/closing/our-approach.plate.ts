import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const yard = space([324, 247], 0.86)
const floor = { x: [-250, 300], y: [-60, 106] } as const

/** Where the arms turn, how long they are and how thick, and how far they are raised. */
const turn = { y: -36, z: 44 }
const [long, thick, raised] = [132, 14, (62 * Math.PI) / 180]
const accent = { lid: 'poppy', front: 'poppy', side: 'poppy' }

/** A raised arm between two distances from where it turns: one sees its shaded side, its lower face and its end. */
function lifted(x: number, from: number, to: number, pen: string) {
  const at = (along: number, off: number) =>
    [
      turn.y + along * Math.cos(raised) + off * Math.sin(raised),
      turn.z + along * Math.sin(raised) - off * Math.cos(raised),
    ] as const
  const half = thick / 2
  const [[y1, z1], [y2, z2]] = [at(from, half), at(to, half)]
  const [[y3, z3], [y4, z4]] = [at(to, -half), at(from, -half)]
  const near = x + 16
  const side = yard.face([near, y1, z1], [near, y2, z2], [near, y3, z3], [near, y4, z4])
  return [
    path(pen, yard.face([x, y1, z1], [x, y2, z2], [near, y2, z2], [near, y1, z1])),
    path(pen, yard.face([x, y2, z2], [x, y3, z3], [near, y3, z3], [near, y2, z2])),
    path('solid', side),
    path('cut void', side),
  ].join('')
}

/**
 * Four gates over one path, each with an arm that turns on a post behind it. Three are raised; the third one is down
 * and limits the height of the stacks.
 */
const gates = [-190, -70, 50, 170]
const gate = (x: number, index: number) => {
  const isDown = index === 2
  const level = [turn.z - thick / 2, turn.z + thick / 2] as const
  return [
    path('cast', yard.flat(0, [x + 18, x + 66], [-46, -30])),
    solid(yard, [x - 8, x + 24], [-52, -20], [0, 12]),
    solid(yard, [x - 2, x + 18], [-46, -26], [12, turn.z + 14], { side: 'solid' }),
    isDown
      ? [
          path('cast', yard.flat(0, [x + 26, x + 42], [-20, 94])),
          solid(yard, [x + 2, x + 14], [84, 96], [0, level[0]], { side: 'solid' }),
          solid(yard, [x, x + 16], [-26, 98], level, accent),
          [0, 1, 2, 3]
            .map((n) => path('label bare', yard.right(x + 16, [-8 + n * 28, 6 + n * 28], level)))
            .join(''),
          path('cut void', yard.block([x, x + 16], [-26, 98], level).outline),
        ].join('')
      : lifted(x, -4, long, 'light'),
  ].join('')
}

/** Moving parcels: high stacks queue before the lowered arm, single parcels pass it. */
const stacks = [
  { x: -234, tall: 3 },
  { x: -150, tall: 3 },
  { x: -112, tall: 3 },
  { x: -44, tall: 3 },
  { x: -10, tall: 3 },
  { x: 20, tall: 3 },
  { x: 112, tall: 1 },
  { x: 226, tall: 1 },
]
const stack = ({ x, tall }: (typeof stacks)[number]) =>
  path('cast', yard.block([x, x + 28], [30, 58], [0, 0]).shadow(tall * 14)) +
  Array.from({ length: tall }, (_, level) =>
    taped(yard, [x, x + 28], [30, 58], [level * 24, level * 24 + 24], {}),
  ).join('')

const ruled = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from - 1) / 30) }, (_, n) => from + (n + 1) * 30)

/** The weak stage as a gate that holds up the others. */
export default sheet(
  { width: 640, height: 440, coarseBelow: 400 },
  path('light', yard.flat(0, floor.x, floor.y)),
  path(
    'thin',
    ruled(...floor.x)
      .map((x) => yard.line([x, floor.y[0], 0], [x, floor.y[1], 0]))
      .concat(ruled(...floor.y).map((y) => yard.line([floor.x[0], y, 0], [floor.x[1], y, 0])))
      .join(''),
  ),
  path('tone', yard.flat(0, floor.x, [12, 76])),
  path('plan', yard.line([floor.x[0], 44, 0], [floor.x[1], 44, 0])),
  path('cut void', yard.flat(0, floor.x, floor.y)),
  path(
    'solid',
    yard.left(floor.y[1], floor.x, [-14, 0]) + yard.right(floor.x[1], floor.y, [-14, 0]),
  ),
  [
    ...gates.map((x, index) => ({ x, text: gate(x, index) })),
    ...stacks.map((each) => ({ x: each.x, text: stack(each) })),
  ]
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join(''),
)
