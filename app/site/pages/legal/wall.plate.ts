import { postWall } from './wall.ts'

export default postWall(1)
