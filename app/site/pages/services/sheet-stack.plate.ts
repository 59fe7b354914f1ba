import { sheetStack } from './sheet-stack.ts'

export default sheetStack({
  side: 200,
  pitch: 40,
  origin: [214, 330],
  size: { width: 430, height: 544 },
  parcel: [62, 76],
  reach: 24,
})
