import { sessionPicture } from './session-picture.ts'

export default sessionPicture()
