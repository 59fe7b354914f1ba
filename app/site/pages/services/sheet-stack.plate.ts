import { sheetStack } from './sheet-stack.ts'

export default sheetStack({
  side: 200,
  pitch: 30,
  origin: [178, 250],
  size: { width: 386, height: 466 },
  parcel: [62, 76],
  reach: 24,
})
