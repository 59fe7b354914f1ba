import { email } from './delivered.ts'
import { edge } from './edge.ts'
import { marketplaces } from './fulfillment.ts'

export default edge(marketplaces, email)
