import type { SearchResult } from 'minisearch'
import type { SearchEntry, SearchGroup, SearchHeading } from '#content/search.ts'
import { indexOf, optionsFor } from './entry-index.ts'
import { isFound } from './found-words.ts'
import { termsOf, wordsOf } from './words.ts'

type Hit = {
  entry: SearchEntry
  /** Words of the entry, or parts of them, that matched. */
  found: string[]
  heading?: SearchHeading
}
export type HitGroup = { group: SearchGroup; hits: Hit[] }

const perGroup = 5

/**
 * The entries that match a query, in groups, best first. An entry must match every word; if none does, those that match
 * the most words are returned.
 */
export function search(entries: SearchEntry[], query: string): HitGroup[] {
  const terms = termsOf(query)
  if (!terms.length) return []
  const { index, words } = indexOf(entries)
  const results = index.search(query, optionsFor(terms, words))
  const answered = results.map(({ queryTerms }) => new Set(queryTerms).size)
  const most = Math.max(0, ...answered)
  return group(
    results
      .filter((_, at) => answered[at] === most)
      .map((result) => hitOf(entries[result.id as number]!, result)),
  )
}

/** The list before anything is typed. */
export const browse = (entries: SearchEntry[]) =>
  group(
    entries
      .filter(({ group }) => group === 'Services' || group === 'Resources')
      .map((entry) => ({ entry, found: [] })),
    9,
  )

function group(hits: Hit[], most = perGroup): HitGroup[] {
  const names = [...new Set(hits.map(({ entry }) => entry.group))]
  return names.map((group) => ({
    group,
    hits: hits.filter(({ entry }) => entry.group === group).slice(0, most),
  }))
}

/** Adds the heading that matches best if it matches more words than the title. */
function hitOf(entry: SearchEntry, { match }: SearchResult): Hit {
  const found = Object.keys(match)
  const count = (text: string) => wordsOf(text).filter(({ text }) => isFound(text, found)).length
  const counts = entry.headings.map(({ title }) => count(title))
  const best = Math.max(0, ...counts)
  const heading = best > count(entry.title) && entry.headings[counts.indexOf(best)]
  return { entry, found, ...(heading && { heading }) }
}
