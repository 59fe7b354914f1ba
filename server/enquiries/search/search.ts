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

/** When so small a part of the sample has all the words, the first page is far away without the index. */
const scarce = 0.01

/**
 * Where the enquiries of the selection stand that have all the words, in order and some at a time. What many have is
 * found among the next ones without the index, which would name them all before the first could be shown; what few
 * have, by the index alone.
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

/** Those of a part of the order that have all the words, which are read from each. */
export const withWords = (
  { db, dialect }: Database,
  selection: Selection,
  { rarestFirst }: Sample,
  segment: Segment,
) => inOrder(db, selection, segment).where((eb) => hasWords(eb, dialect, rarestFirst))

/** Those that the index names for the rarest words, when they are few. */
export async function nameFew(database: Database, { indexed, expected }: IndexWords) {
  if (indexed.length === 0 || expected > 2 * fewIndexed) return null
  return idsFromIndex(database, indexed, fewIndexed)
}

/** The part of the selection after the sample. */
export const restOf = (selection: Selection, { last }: Sample) => ({
  after: last,
  until: wholeOf(selection, null).until,
})

/** Those of the named ones that lie behind the sample and have all the words. */
export const lookUp = (database: Database, selection: Selection, named: string[], sample: Sample) =>
  fromIds(database, named)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, restOf(selection, sample)))
    .where((eb) => hasWords(eb, database.dialect, sample.rarestFirst))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
