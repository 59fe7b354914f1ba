import { edgeOnPhone } from './edge.ts'
import { fulfillment, media } from './email-sms.ts'

export default edgeOnPhone(fulfillment, media)
