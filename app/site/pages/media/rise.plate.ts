import { rises } from './rise.ts'

export default rises({
  width: 416,
  height: 300,
  ground: 242,
  scale: 1.4,
  days: [62, 340],
  pile: 84,
  capitals: 18,
  increase: 26,
})
