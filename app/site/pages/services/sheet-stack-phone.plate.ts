import { sheetStack } from './sheet-stack.ts'

/** Narrower, and with more space between the sheets, for the names beside it. */
export default sheetStack({
  side: 170,
  pitch: 66,
  origin: [155, 542],
  size: { width: 310, height: 732, weight: 1.7 },
  parcel: [50, 70],
})
