import { edgeOnPhone } from './edge.ts'
import { fulfillment, leftEnd, rightEnd, studio } from './marketplaces.ts'

export default edgeOnPhone(rightEnd + fulfillment, leftEnd + studio)
