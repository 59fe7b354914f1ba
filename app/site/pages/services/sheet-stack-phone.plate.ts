import { sheetStack } from './sheet-stack.ts'

/** Narrower, and with more space between the sheets, for the names beside it. */
export default sheetStack({
  side: 162,
  pitch: 56,
  origin: [144, 466],
  size: { width: 310, height: 652, weight: 1.7 },
  parcel: [47, 68],
  reach: 18,
})
