import { frames } from '#app/site/drawings/plate/sheet.ts'
import { email } from './delivered.ts'
import { high } from './dock.ts'
import { marketplaces } from './fulfillment.ts'

const moved = (left: number, drawing: string) =>
  `<g transform="translate(${-left} 0)">${drawing}</g>`

/** Without the margins, and with pens that keep their width. */
export default frames(584, high, [moved(40, marketplaces), moved(52, email)], { weight: 1.6 })
