import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchEntry } from '#content/search.ts'
import { wordsOf } from './words.ts'

/** A service comes before a guide that matches as well. */
const servicesBoost = 1.5
const boost = { title: 10, headings: 6, keywords: 4, text: 2 }

/** The search index of the entries, built at the first search and then kept. */
export function indexOf(entries: SearchEntry[]) {
  const known = indexes.get(entries)
  if (known) return known
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'headings'
        ? entry.headings.map(({ title }) => title).join(' ')
        : (entry[field as 'id' | 'title'] as string),
    storeFields: ['group'],
    tokenize: textsOf,
    processTerm: (word) =>
      word ? [...new Set([word, ...beginningsOf(word), ...endsOf(word)])] : null,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const words = entries.map(
    ({ title, headings, keywords, text }) =>
      new Set(
        textsOf([title, ...headings.map((heading) => heading.title), keywords, text].join(' ')),
      ),
  )
  const made = { index, words }
  indexes.set(entries, made)
  return made
}

const indexes = new WeakMap<
  SearchEntry[],
  { index: MiniSearch<SearchEntry & { id: number }>; words: Set<string>[] }
>()

const textsOf = (text: string) => wordsOf(text).map((word) => word.text)

/** Lets a typing error be found in a word that is not finished: "fulfll" is compared with "fulfill". */
const beginningsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 4) }, (_, cut) => word.slice(0, cut + 4))

/** Lets a word be found by any part of it: "fillment". */
const endsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, cut) => word.slice(cut + 1))

/** How many typing errors are allowed; two swapped letters count as two. */
const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2)

export const optionsFor = (terms: string[], words: Set<string>[]): SearchOptions => ({
  boost,
  fuzzy,
  prefix: true,
  tokenize: () => terms,
  processTerm: (term) => term,
  weights: { prefix: 0.75, fuzzy: 0.3 },
  boostDocument: (id, part, fields) =>
    fit(terms, words[id as number]!, part) * (fields?.group === 'Services' ? servicesBoost : 1),
})

/** How much a matching part of a word counts, from 1 for a word of the entry to 0 for no match at all. */
function fit(terms: string[], words: Set<string>, part: string) {
  const starts = terms.some((term) => part.startsWith(term))
  const beginsAlike = terms.some((term) => term[0] === part[0])
  if (words.has(part)) return starts || beginsAlike ? 1 : 0
  // From here on `part` is a piece of a word. Pieces of a word that matched as a whole do not count again.
  if (terms.some((term) => words.has(term) && term.startsWith(part))) return 0
  if ([...words].some((word) => word.startsWith(part))) return !starts && beginsAlike ? 0.5 : 0
  return terms.some((term) => term.length >= 3 && part.startsWith(term)) ? 0.4 : 0
}
