import { consulting, email, media, overview } from './reach.ts'
import { podcast, studio, web } from './make.ts'
import { fulfillment, marketplaces, systems } from './stock.ts'

/** The overview and the nine services, in the same order as the small drawings of the menu. */
export const scenes = [
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
].map((parts) => parts.join(''))
