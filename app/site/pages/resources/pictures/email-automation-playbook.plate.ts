import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'

const origin = [322, 62] as const
const at = space(origin, 1)
const gap = 52
const end = 206

/** Each flow's delay, shortest first, and the positions of its messages. */
const flows = [
  ['at once', [22, 62, 102, 158]],
  ['1 h', [34, 84, 140]],
  ['2-4 h', [64]],
  ['1 day', [44, 84, 124, 164]],
  ['30 days', [88, 164]],
  ['78 days', [92, 130, 168]],
] as const

/** A letter lying on its lane. */
const letter = (x: number, y: number, first: boolean) =>
  path('cast', at.block([x, x + 24], [y - 17, y + 17], [0, 0]).shadow(14)) +
  solid(
    at,
    [x, x + 24],
    [y - 17, y + 17],
    [0, 7],
    first ? { lid: 'poppy', front: 'poppy' } : {},
    'edge',
  ) +
  path('edge', at.line([x + 24, y - 17, 7], [x + 10, y, 7], [x + 24, y + 17, 7]))

const lane = ([delay, letters]: (typeof flows)[number], flow: number) => {
  const y = 22 + flow * gap
  const [right, down] = project([end + 26, y, 0], origin)
  return [
    path('cut', at.line([0, y, 0], [end, y, 0])),
    path('solid', at.face([end + 10, y, 0], [end - 6, y - 9, 0], [end - 6, y + 9, 0])),
    letters.map((x, place) => letter(x, y, !place)).join(''),
    word(right, down, delay),
  ].join('')
}

const [first, last] = [22, 22 + 5 * gap]
const order = { x: [-98, -30], y: [86, 166], z: [0, 38] } as const

/** Six flows that start at one order and return to it. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('tone plan', at.flat(0, [-20, end + 12], [0, last + 32])),
  path('cut', at.line([0, first, 0], [0, last, 0]) + at.line([-30, 126, 0], [0, 126, 0])),
  flows.map(lane).join(''),
  word(238, 32, 'one order'),
  path('cast', at.block(order.x, order.y, [0, 0]).shadow(24)),
  taped(at, order.x, order.y, order.z, {}, 'cut'),
)
