import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

const yard = space([324, 247], 0.86)
const floor = { x: [-250, 300], y: [-60, 106] } as const

/** The height of the free ends of all arms, over the highest stack. */
const arm = 152
const low = 34

/**
 * Four gates over one path, each an arm on a post behind it, so that nothing stands before the parcels. At the third
 * one a bar hangs low and limits the height of the stacks.
 */
const gates = [-190, -70, 50, 170]
const gate = (x: number, index: number) => {
  const isLow = index === 2
  const middle = x + 8
  const faces = { side: 'solid' }
  return [
    path('cast', yard.flat(0, [x + 18, x + 104], [-44, -30])),
    solid(yard, [x - 8, x + 24], [-52, -20], [0, 12]),
    solid(yard, [x, x + 16], [-44, -28], [12, arm], faces),
    // The brace between the post and its arm.
    path('cut', yard.line([middle, -28, arm - 40], [middle, 8, arm])),
    isLow
      ? [
          path('cast', yard.flat(0, [x + 30, x + 44], [0, 90])),
          path('edge', yard.line([middle, 8, low + 16], [middle, 8, arm])),
          solid(yard, [x, x + 16], [-4, 94], [low, low + 18], poppy),
          path('shade bare', yard.right(x + 16, [-4, 94], [low, low + 18])),
          path('cut', yard.line([middle, 78, low + 18], [middle, 78, arm])),
        ].join('')
      : '',
    solid(yard, [x, x + 16], [-44, 84], [arm, arm + 14], isLow ? {} : faces),
  ].join('')
}
const poppy = { lid: 'poppy', front: 'poppy', side: 'poppy' }

/** Moving parcels: high stacks queue before the low bar, single parcels pass it. */
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
