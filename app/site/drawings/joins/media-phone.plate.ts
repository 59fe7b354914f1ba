import { joinOnPhone } from './join.ts'
import { filmed, kept, leftEnd, rightEnd } from './street.ts'

export default joinOnPhone(rightEnd + filmed, leftEnd + kept)
