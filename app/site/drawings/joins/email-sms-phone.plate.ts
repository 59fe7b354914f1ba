import { edgeOnPhone } from './edge.ts'
import { fulfillment, leftEnd, media, rightEnd } from './email-sms.ts'

export default edgeOnPhone(rightEnd + fulfillment, leftEnd + media)
