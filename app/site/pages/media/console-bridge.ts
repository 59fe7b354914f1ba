import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'

type Look = Pick<Parameters<typeof isoPerson>[0], 'pen' | 'hair'>
type Stage = { at: ReturnType<typeof space>; origin: Origin; width: number }

/** The bridge behind the desk: from back to front, and its height. */
export const bridge = { back: -76, front: -16, top: 122, low: 52, high: 96 }
/** The bars of the meter, and the one that breaks even. */
const bars = 24
const even = 12
const middle = (bridge.back + bridge.front) / 2

const arrow = 'M0 -62L0 -11L11 -21L20 0L30 -5L21 -25L37 -26Z'

/** A click: a pointer that stands on the bridge. */
const click = ({ at, origin }: Stage, x: number, y: number) =>
  [
    path('cast', at.flat(bridge.top, [x + 14, x + 48], [y - 16, y - 6])),
    ...[7, 3.5].map((back) => on('front', origin, [x, y - back, bridge.top], path('solid', arrow))),
    on('front', origin, [x, y, bridge.top], path('light', arrow)),
  ].join('')

/** A customer, who carries what was bought. */
function customer({ at }: Stage, x: number, y: number, look: Look) {
  const person = isoPerson({
    at: at.point([x, y, bridge.top]),
    height: 94,
    ...look,
    pose: 'resting',
  })
  const z = bridge.top + 28
  return [
    person.cast,
    person.body,
    taped(at, [x - 9, x + 17], [y + 12, y + 34], [z, z + 24]),
    person.arms,
  ].join('')
}

/** The bridge: the meter in its front, the gate at break-even, clicks before it and customers after it. */
export function meter(stage: Stage) {
  const { at, width } = stage
  const { back, front, top, low, high } = bridge
  const step = (width - 60) / bars
  const x = 30 + even * step
  const post = (y: number) =>
    solid(
      at,
      [x, x + 9],
      [y - 9, y],
      [top, top + 108],
      { lid: 'poppy', front: 'poppy', side: 'solid' },
      'edge',
    )
  return [
    solid(at, [0, width], [back, front], [0, top], { side: 'solid', front: 'light' }),
    path('solid', at.left(front, [16, width - 16], [low - 10, high + 10])),
    Array.from({ length: bars }, (_, bar) => {
      const from = 30 + bar * step
      const pen = bar === even ? 'poppy bare' : bar < even ? 'light bare' : 'blueprint bare'
      return path(pen, at.left(front, [from, from + step * 0.66], [low, high]))
    }).join(''),
    path('poppy', at.left(front, [x - 1, x + 10], [low - 18, top])),
    [12, 64, 116].map((from) => click(stage, from, middle + 4)).join(''),
    path('cast', at.flat(top, [x + 9, x + 50], [back + 4, back + 12])),
    post(back + 11),
    post(front - 2),
    solid(
      at,
      [x, x + 9],
      [back + 2, front - 2],
      [top + 108, top + 120],
      { lid: 'poppy', front: 'poppy', side: 'solid' },
      'edge',
    ),
    customer(stage, x + 42, middle, { pen: 'blueprint', hair: 'bun' }),
    customer(stage, x + 102, middle + 2, { pen: 'poppy', hair: 'short' }),
    customer(stage, x + 162, middle, { pen: 'light', hair: 'long' }),
  ].join('')
}
