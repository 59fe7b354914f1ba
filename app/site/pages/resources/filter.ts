import type { ArticleSummary } from '#content/article.ts'
import { library } from './library.ts'

export type Facet = 'type' | 'category'
/** What the visitor asked to see; null stands for everything. */
export type Filter = Record<Facet, string | null>

const valuesOf = (facet: Facet) => [...new Set(library.map((resource) => resource[facet]))]

/** In the order in which the address names them. */
export const facets = { type: valuesOf('type'), category: valuesOf('category') }
const names = Object.keys(facets) as Facet[]

/** Anything else in the address, a misspelled value among them, is passed over. */
export function readFilter(search: URLSearchParams): Filter {
  const read = (facet: Facet) => facets[facet].find((value) => value === search.get(facet)) ?? null
  return { type: read('type'), category: read('category') }
}

/** Where the index shows what a filter leaves: a plain address, which works without scripts. */
export function addressOf(filter: Filter) {
  const search = new URLSearchParams()
  for (const facet of names) if (filter[facet]) search.set(facet, filter[facet])
  return search.size ? `/resources?${search}` : '/resources'
}

export const matches = (resource: ArticleSummary, filter: Filter) =>
  names.every((facet) => filter[facet] === null || resource[facet] === filter[facet])

export const isFiltered = (filter: Filter) => names.some((facet) => filter[facet] !== null)

/** Every filtered view, for the build to render. */
export const filteredAddresses = [null, ...facets.type]
  .flatMap((type) => [null, ...facets.category].map((category) => ({ type, category })))
  .filter(isFiltered)
  .map(addressOf)
