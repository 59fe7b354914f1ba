import { improvement } from './improvement.ts'

export default improvement({
  width: 480,
  head: 40,
  scale: 1.9,
  column: 44,
  back: [18, 12],
  capitals: 18,
  figures: true,
  weight: 1.3,
})
