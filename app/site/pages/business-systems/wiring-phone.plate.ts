import { sheet } from '#app/site/drawings/plate/sheet.ts'
import type { Origin } from '#app/ui/drawing/isometric.ts'
import { cable, lifted, ports } from './tangle.ts'
import { connected, hands, step, tangled } from './wiring.ts'

const today: Origin = [172, 62]
const places = [
  ['ledgers', 10, 10],
  ['rack', 126, 10],
  ['shop', 10, 126],
] as const
const books = ports(10, 10, [0.25, 0.72], [0.25, 0.72])
const stock = ports(126, 10, [0.16, 0.38, 0.61, 0.84], [])
const store = ports(10, 126, [], [0.16, 0.38, 0.61, 0.84])

const guard = { at: today, feet: [148, 148], height: 90 } as const
const hand = hands(guard)

/** For a phone: three of the systems, larger, with five connections on the floor that is left without its grid. */
export default sheet(
  { width: 486, height: 418, weight: 1.15, coarseBelow: 400 },
  tangled({
    ...guard,
    sides: [192, 192],
    hasGrid: false,
    places,
    plugs: [books, stock, store].flat(),
    lying: [
      cable(books[0]!, store[0]!, [34, 60], today),
      cable(books[2]!, stock[0]!, [34, 60], today),
      cable(store[3]!, stock[3]!, [170, 110], today),
      cable(books[1]!, stock[1]!, [170, 90], today),
      cable(books[3]!, store[1]!, [90, 170], today),
    ],
    inHand: [lifted(store[2]!, stock[2]!, [80, 150], hand.left, today)],
  }),
  step(today, [198, 244], 168),
  connected({
    at: [338, 229],
    sides: [160, 196],
    hasGrid: false,
    behind: [
      ['shop', 10],
      ['rack', 94],
    ],
    inFront: [['ledgers', 52]],
  }),
)
