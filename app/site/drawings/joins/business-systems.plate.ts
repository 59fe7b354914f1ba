import { frames } from '#app/site/drawings/plate/sheet.ts'
import { balance } from './balance.ts'
import { rails } from './rails.ts'

/** The same orders twice: as a route that is set by what is on the shelf, and as two reports in the balance. */
export default frames(432, 284, [rails, balance], { weight: 1.1, hatching: 1.1 })
