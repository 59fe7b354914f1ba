import { sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'
import { cable, lifted, ports } from './tangle.ts'
import { connected, hands, step, tangled } from './wiring.ts'

const today: Origin = [232, 58]
const places = [
  ['ledgers', 10, 10, [0.35, 0.75], [0.35, 0.75]],
  ['truck', 102, 10, [0.15, 0.4, 0.62, 0.85], []],
  ['rack', 196, 10, [0.15, 0.4, 0.62, 0.85], []],
  ['shop', 10, 106, [], [0.15, 0.4, 0.62, 0.85]],
  ['clipboard', 10, 204, [], [0.15, 0.4, 0.62, 0.85]],
] as const
const [books, carrier, stock, store, orders] = places.map(([, x, y, left, right]) =>
  ports(x, y, left, right),
) as [Ports, Ports, Ports, Ports, Ports]
type Ports = ReturnType<typeof ports>

const guard = { at: today, feet: [172, 172], height: 96 } as const
const hand = hands(guard)

/** Before and after: ten connections and a person who knows them, then five systems on one line. */
export default sheet(
  { width: 632, height: 536, coarseBelow: 400 },
  tangled({
    ...guard,
    sides: [258, 258],
    places: places.map(([name, x, y]) => [name, x, y]),
    plugs: [books, carrier, stock, store, orders].flat(),
    lying: [
      cable(store[3]!, orders[3]!, [170, 190], today),
      cable(books[0]!, store[0]!, [70, 70], today),
      cable(store[1]!, carrier[1]!, [240, 230], today),
      cable(books[2]!, carrier[0]!, [50, 60], today),
      cable(books[1]!, orders[0]!, [190, 90], today),
      cable(carrier[3]!, stock[3]!, [150, 170], today),
      cable(books[3]!, stock[0]!, [150, 130], today),
      cable(store[2]!, stock[1]!, [290, 230], today),
    ],
    inHand: [
      lifted(orders[1]!, carrier[2]!, [80, 120], hand.left, today),
      lifted(orders[2]!, stock[2]!, [190, 150], hand.right, today),
    ],
  }),
  step(today, [264, 316], 240),
  connected({
    at: [401, 295],
    sides: [244, 200],
    behind: [
      ['shop', 20],
      ['rack', 100],
      ['clipboard', 180],
    ],
    inFront: [
      ['truck', 54],
      ['ledgers', 146],
    ],
  }),
)
