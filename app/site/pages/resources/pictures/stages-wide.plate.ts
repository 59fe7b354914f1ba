import { stages } from './stages.ts'

export default stages(640, 0.95)
