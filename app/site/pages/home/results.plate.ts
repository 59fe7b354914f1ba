import { frames } from '#app/site/drawings/plate/sheet.ts'
import { retention } from './results/retention.ts'
import { roas } from './results/roas.ts'
import { shipping } from './results/shipping.ts'

/** The three results in the order of the page. */
export default frames(480, 400, [roas, shipping, retention])
