import { email } from './delivered.ts'
import { edgeOnPhone } from './edge.ts'
import { marketplaces } from './fulfillment.ts'

export default edgeOnPhone(marketplaces, email)
