import { joint } from './joint.ts'

/** With twice the distance of hatching, which would close to gray on a phone. */
export default joint(2)
