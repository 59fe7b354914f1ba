import { sent } from './house.ts'
import { joinOnPhone } from './join.ts'
import { filmed, leftEnd, rightEnd } from './talk.ts'

export default joinOnPhone(rightEnd + filmed, leftEnd + sent)
