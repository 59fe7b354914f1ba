import { balance } from './balance.ts'
import { join } from './join.ts'
import { rails } from './rails.ts'

/** The same orders twice: as a route that is set by what is on the shelf, and as two reports in the balance. */
export default join(rails, balance)
