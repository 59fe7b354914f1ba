import { frames } from '#app/site/drawings/plate/sheet.ts'
import { consulting, email, media, overview } from './scenes/reach.ts'
import { podcast, studio, web } from './scenes/make.ts'
import { fulfillment, marketplaces, systems } from './scenes/stock.ts'

const scenes = [
  overview,
  consulting,
  media,
  email,
  marketplaces,
  fulfillment,
  studio,
  podcast,
  web,
  systems,
]

/**
 * The overview and the nine services as scenes on the drawing board, in the same order as the small drawings of the
 * menu.
 */
export default frames(
  240,
  190,
  scenes.map((parts) => parts.join('')),
)
