import type { ArticleSummary } from '#content/article.ts'
import { library } from './library.ts'

export type Facet = 'type' | 'category'
/** The filters of the resources; null means all. */
export type Filter = Record<Facet, string | null>

const valuesOf = (facet: Facet) => [...new Set(library.map((resource) => resource[facet]))]

/** The parameters in the order in which they appear in the URL. */
export const facets = { type: valuesOf('type'), category: valuesOf('category') }
const names = Object.keys(facets) as Facet[]

/** Parses the query of a URL. Unknown parameters and values are ignored. */
export function readFilter(search: URLSearchParams): Filter {
  const read = (facet: Facet) => facets[facet].find((value) => value === search.get(facet)) ?? null
  return { type: read('type'), category: read('category') }
}

/** The URL of a filtered index. It is a page of its own, which works without scripts. */
export function addressOf(filter: Filter) {
  const search = new URLSearchParams()
  for (const facet of names) if (filter[facet]) search.set(facet, filter[facet])
  return search.size ? `/resources?${search}` : '/resources'
}

export const matches = (resource: ArticleSummary, filter: Filter) =>
  names.every((facet) => filter[facet] === null || resource[facet] === filter[facet])

export const isFiltered = (filter: Filter) => names.some((facet) => filter[facet] !== null)

/** The URLs of all filtered views, for the build to render. */
export const filteredAddresses = [null, ...facets.type]
  .flatMap((type) => [null, ...facets.category].map((category) => ({ type, category })))
  .filter(isFiltered)
  .map(addressOf)
