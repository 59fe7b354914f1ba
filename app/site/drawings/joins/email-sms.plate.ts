import { edge, high } from './edge.ts'
import { foot, fulfillment, media } from './email-sms.ts'

/** The lawn stands on the band below. */
const lowered = (drawing: string) => `<g transform="translate(0 ${high - foot})">${drawing}</g>`

export default edge(lowered(fulfillment), lowered(media))
