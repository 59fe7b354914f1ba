import { path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { meter, strips } from './channel-console.ts'
import { meterReader } from './meter-reader.ts'

const [width, height, desk, edge] = [720, 664, 330, 620]
const strip = 114
const left = 8

/** Six channels on one console, and above it the one meter that shows whether they pay. */
export default sheet(
  { width, height, on: 'deep', weight: 1.4, coarseBelow: 400 },
  meter(left + 90, 6, 504, desk - 6),
  path('cast', `M${left + 6 * strip} ${desk + 40}l26 20V${edge + 34}H60l-30 -24z`),
  meterReader(left + 36, desk, 1.1),
  rect('light', left, desk, 6 * strip, edge - desk),
  strips(left, desk, strip, edge - desk),
  rect('solid bare', left, edge, 6 * strip, 20),
  rect('cut void', left, desk, 6 * strip, edge + 20 - desk),
)
