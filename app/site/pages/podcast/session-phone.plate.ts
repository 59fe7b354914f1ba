import { sessionPicture } from './session-picture.ts'

export default sessionPicture(1.7, 10)
