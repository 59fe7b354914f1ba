import { engraving } from './engraving.ts'

export default engraving({
  width: 720,
  height: 760,
  horizon: 480,
  sun: [440, 84],
  near: [24, 340],
  far: [496, 580],
})
