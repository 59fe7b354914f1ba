import { joint } from './joint.ts'

export default joint(1)
