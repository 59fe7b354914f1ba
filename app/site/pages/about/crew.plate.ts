import { sheet } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { bench, desk, planned, trades } from './crew-benches.ts'

const room = space([566, 86], 1.21)
const between = 188

/** Thirty desks in three groups, one for each trade, and one more that is only planned. */
export default sheet(
  { width: 1000, height: 660 },
  ...trades.map((_, trade) => bench(room, trade, 0, trade * between, 5, 2)),
  planned(room, 5 * desk.width + 62, 2 * between + desk.depth),
)
