import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { fromIds, hasWords, idsFromIndex } from '#server/db/search-index.ts'
import {
  directionOf,
  inOrder,
  type Selection,
  selectionConditions,
  type Segment,
} from '#server/enquiries/list-query/enquiry-order.ts'
import { sampleWords, type Sample } from './search-sample.ts'
import { segmentsOf, wholeOf } from '#server/enquiries/list-query/segments.ts'
import { fewIndexed, chooseIndexWords, type IndexWords } from './choose-index-words.ts'

/** With a smaller share of matches in the sample, filling a page without the index would take too long. */
const scarce = 0.01

/**
 * The positions of the selection's enquiries with all the words, in order, some at a time. Frequent words are found by
 * reading on without the index, which would list all matches before the first could be shown; rare ones by the index
 * alone.
 */
export async function* searchInOrder(
  database: Database,
  selection: Selection,
  words: string[],
  { after, limit }: { after: Position | null; limit: number },
): AsyncGenerator<Position[]> {
  // A search text without any word finds nothing.
  if (words.length === 0) return
  const sample = await sampleWords(database, selection, words, after)
  yield sample.found
  if (!sample.last) return
  const named =
    sample.found.length < scarce * sample.size &&
    (await nameFew(database, await chooseIndexWords(database, sample)))
  if (named) yield await lookUp(database, selection, named, sample).limit(limit).execute()
  else
    for await (const segment of segmentsOf(database.db, selection, sample.last))
      yield await withWords(database, selection, sample, segment).limit(limit).execute()
}

/** The enquiries of a segment with all the words, which are read from each. */
export const withWords = (
  { db, dialect }: Database,
  selection: Selection,
  { rarestFirst }: Sample,
  segment: Segment,
) => inOrder(db, selection, segment).where((eb) => hasWords(eb, dialect, rarestFirst))

/** The enquiries that the index finds for the rarest words, if they are few. */
export async function nameFew(database: Database, { indexed, expected }: IndexWords) {
  if (indexed.length === 0 || expected > 2 * fewIndexed) return null
  return idsFromIndex(database, indexed, fewIndexed)
}

/** The part of the selection after the sample. */
export const restOf = (selection: Selection, { last }: Sample) => ({
  after: last,
  until: wholeOf(selection, null).until,
})

/** Those of the found ids that come after the sample and have all the words. */
export const lookUp = (database: Database, selection: Selection, named: string[], sample: Sample) =>
  fromIds(database, named)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, restOf(selection, sample)))
    .where((eb) => hasWords(eb, database.dialect, sample.rarestFirst))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
