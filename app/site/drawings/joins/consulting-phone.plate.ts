import { email } from './bridge.ts'
import { edgeOnPhone } from './edge.ts'
import { media } from './wall.ts'

export default edgeOnPhone(media, email)
