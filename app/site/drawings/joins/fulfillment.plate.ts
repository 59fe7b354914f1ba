import { frames } from '#app/site/drawings/plate/sheet.ts'
import { email } from './delivered.ts'
import { high, wide } from './dock.ts'
import { marketplaces } from './fulfillment.ts'

/** Above the edge of the next band. */
const margin = 44

export default frames(wide, high + margin, [marketplaces, email], { weight: 1.05 })
