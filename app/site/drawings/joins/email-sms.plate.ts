import { edge } from './edge.ts'
import { fulfillment, media } from './email-sms.ts'

export default edge(fulfillment, media)
