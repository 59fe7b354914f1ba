import { edge } from './edge.ts'
import { fulfillment, studio } from './marketplaces.ts'

export default edge(fulfillment, studio)
