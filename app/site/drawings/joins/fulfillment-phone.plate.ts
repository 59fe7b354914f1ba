import { emailAlone } from './delivered.ts'
import { edgeOnPhone } from './edge.ts'
import { marketplacesAlone } from './fulfillment.ts'

export default edgeOnPhone(marketplacesAlone, emailAlone)
