import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { bench, desk, planned, trades } from './crew-benches.ts'

const room = space([434, 78], 1.3)
const between = 142

/** Three desks of each trade, large enough for a phone, and one more that is only planned. */
export default sheet(
  { width: 720, height: 540, weight: 1.3, hatching: 1.2 },
  ...trades.map((_, trade) => bench(room, trade, 0, trade * between, 3, 1)),
  planned(room, 3 * desk.width + 58, 2 * between),
)
