import { stages } from './stages.ts'

export default stages({ width: 640, height: 252, weight: 0.95, out: 12, shadow: 22 })
