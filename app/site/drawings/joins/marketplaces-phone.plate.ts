import { edgeOnPhone } from './edge.ts'
import { fulfillment, studio } from './marketplaces.ts'

export default edgeOnPhone(fulfillment, studio)
