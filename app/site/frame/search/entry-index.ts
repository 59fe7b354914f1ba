import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchEntry } from '#content/search.ts'
import { wordsOf } from './words.ts'

/** A service ranks before a guide that matches equally well. */
const servicesBoost = 1.5
const boost = { title: 10, headings: 6, keywords: 4, text: 2 }

/** Returns the search index of the entries, which is built on the first search and then cached. */
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

/** Allows a typing error in an unfinished word: "fulfll" is compared with "fulfill". */
const beginningsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 4) }, (_, cut) => word.slice(0, cut + 4))

/** Allows a word to be found by any part of it: "fillment". */
const endsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, cut) => word.slice(cut + 1))

/** The maximum number of typing errors; two swapped letters count as two. */
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

/** The weight of a matching part of a word, from 1 for a whole word of the entry to 0 for no match. */
function fit(terms: string[], words: Set<string>, part: string) {
  const starts = terms.some((term) => part.startsWith(term))
  const beginsAlike = terms.some((term) => term[0] === part[0])
  if (words.has(part)) return starts || beginsAlike ? 1 : 0
  // From here on `part` is a fragment of a word. Fragments of a word that matched as a whole are not counted again.
  if (terms.some((term) => words.has(term) && term.startsWith(part))) return 0
  if ([...words].some((word) => word.startsWith(part))) return !starts && beginsAlike ? 0.5 : 0
  return terms.some((term) => term.length >= 3 && part.startsWith(term)) ? 0.4 : 0
}
