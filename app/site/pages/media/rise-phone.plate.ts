import { rises } from './rise.ts'

export default rises({
  width: 144,
  height: 168,
  ground: 138,
  scale: 0.8,
  days: [24, 116],
  pile: 36,
  capitals: 9,
})
