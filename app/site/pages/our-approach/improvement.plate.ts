import { improvement } from './improvement.ts'

export default improvement({
  width: 1344,
  head: 124,
  scale: 2.05,
  column: 56,
  back: [24, 16],
  capitals: 16,
})
