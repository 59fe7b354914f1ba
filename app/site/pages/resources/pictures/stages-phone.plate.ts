import { stages } from './stages.ts'

export default stages(480, 1.45)
