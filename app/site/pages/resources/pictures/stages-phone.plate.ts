import { stages } from './stages.ts'

export default stages({ width: 560, height: 294, weight: 1.69, out: 0, shadow: 0 })
