/** What the search palette knows of the site. build/search makes the index out of the other files of this folder. */

export type SearchGroup = 'Services' | 'Pages' | 'Resources' | 'Questions'

export type SearchHeading = { title: string; href?: string }

export type SearchEntry = {
  group: SearchGroup
  title: string
  href: string
  /** A description, or the answer to a question. */
  text: string
  /** What stands below the title on its page; with an address where one can go straight there. */
  headings: SearchHeading[]
  /** Further words by which people ask for it. They are never shown. */
  keywords: string
}

/** By address: words by which people ask for a page and which none of its headings has. They are never shown. */
export const alsoAsked: Record<string, string> = {
  '/': 'planner, revenue, ad spend, campaigns, leads',
  '/contact': 'phone, telephone, number, address, office, hours, directions, location, map',
  '/resources': 'newsletter, subscribe, unsubscribe, PDF, downloads',
  '/services/media': 'Facebook, Instagram',
  '/services/marketplaces': 'stockouts, out of stock',
  '/services/fulfillment': 'calculator, savings, shipping',
  '/services/podcast': 'loudness, LUFS',
  '/services/web-design': 'SEO, speed',
}

/** The words of the palette itself. */
export const palette = {
  open: 'Search',
  label: 'Search the site',
  placeholder: 'Services, guides, questions',
  results: 'Results',
  close: 'Close',
  hints: { move: 'to move', choose: 'to open', close: 'to close' },
  slash: 'Open search with the / key',
  nothing: 'Nothing here by that name.',
  ask: 'Ask an operator about it',
  askText: 'Say what you looked for. Answered in under 24 hours.',
  failed: 'Search could not be loaded. Please reload the page and try again.',
}
