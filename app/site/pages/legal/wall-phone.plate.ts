import { postWall } from './wall.ts'

/** With twice the distance of hatching, which would close to gray on a phone. */
export default postWall(2)
