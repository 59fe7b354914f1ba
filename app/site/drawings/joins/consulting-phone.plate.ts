import { email } from './bridge.ts'
import { edgeOnPhone } from './edge.ts'
import { leftEnd, rightEnd } from './land.ts'
import { media } from './wall.ts'

export default edgeOnPhone(rightEnd + media, leftEnd + email)
