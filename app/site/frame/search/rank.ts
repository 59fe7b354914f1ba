import type { SearchEntry, SearchGroup, SearchHeading } from '#content/search.ts'
import { closeness, wordsOf } from './words.ts'

type Hit = { entry: SearchEntry; score: number; heading?: SearchHeading }
export type HitGroup = { group: SearchGroup; hits: Hit[] }

const weights = { title: 10, heading: 6, keywords: 4, text: 2 }
const perGroup = 5

const fillers = new Set(
  'a an and are at be can do does for from how i in is it me my of on or our the to us we what when which who with you your'.split(
    ' ',
  ),
)

/** What was asked for, as folded words; the small ones count only when there are no others. */
export function termsOf(query: string) {
  const words = wordsOf(query).map(({ text }) => text)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length ? telling : words
}

/**
 * The entries that answer a query, in groups, the best first. An entry must answer to every word; when none does,
 * to any.
 */
export function search(entries: SearchEntry[], query: string): HitGroup[] {
  const terms = termsOf(query)
  if (!terms.length) return []
  const found = entries.map((entry) => ({ entry, ...judge(entry, terms) }))
  const most = Math.max(...found.map(({ answered }) => answered))
  if (most === 0) return []
  const hits = found
    .filter(({ answered }) => answered === most)
    .toSorted((a, b) => b.score - a.score)
  return group(hits)
}

/** The way in when nothing is asked for yet. */
export const browse = (entries: SearchEntry[]) =>
  group(
    entries
      .filter(({ group }) => group === 'Services' || group === 'Resources')
      .map((entry) => ({ entry, score: 0 })),
    9,
  )

function group(hits: Hit[], most = perGroup): HitGroup[] {
  const names = [...new Set(hits.map(({ entry }) => entry.group))]
  return names.map((group) => ({
    group,
    hits: hits.filter(({ entry }) => entry.group === group).slice(0, most),
  }))
}

function judge({ title, text, keywords, headings }: SearchEntry, terms: string[]) {
  const inTitle = scores(title, terms)
  const inHeadings = headings.map((heading) => ({ heading, found: scores(heading.title, terms) }))
  const inKeywords = scores(keywords, terms)
  const inText = scores(text, terms)
  let answered = 0
  let score = 0
  terms.forEach((_, at) => {
    const best = Math.max(
      inTitle[at]! * weights.title,
      ...inHeadings.map(({ found }) => found[at]! * weights.heading),
      inKeywords[at]! * weights.keywords,
      inText[at]! * weights.text,
    )
    if (best > 0) answered++
    score += best
  })
  // Said in one place it counts for more than gathered from several.
  const places = inHeadings.map(({ heading, found }) => ({ heading, sum: total(found) }))
  const place = places.toSorted((a, b) => b.sum - a.sum)[0]
  const told = place && place.sum > total(inTitle) ? { heading: place.heading } : {}
  return { answered, score: score + Math.max(total(inTitle), (place?.sum ?? 0) / 2), ...told }
}

const scores = (text: string, terms: string[]) => {
  const words = wordsOf(text)
  return terms.map((term) => Math.max(0, ...words.map((word) => closeness(term, word.text))))
}

const total = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
