import { engraving } from './engraving.ts'

export default engraving({
  width: 1600,
  height: 620,
  horizon: 400,
  sun: [838, 96],
  near: [110, 600],
  far: [884, 940],
})
