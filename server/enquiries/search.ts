import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import {
  countIndexed,
  countIndexedAmong,
  countReading,
  fromIds,
  hasWords,
  namedByIndex,
} from '#server/db/search-index.ts'
import { boxOf, filtersOf, narrowing } from './enquiry-box.ts'
import {
  directionOf,
  inOrder,
  type Selection,
  selectionConditions,
  type Segment,
} from './enquiry-order.ts'
import { sampleWords, type Sample } from './search-sample.ts'
import { segmentsOf, wholeOf } from './segments.ts'
import { fewIndexed, wordsToIndex } from './words-to-index.ts'

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
  { after, atOnce }: { after: Position | null; atOnce: number },
): AsyncGenerator<Position[]> {
  // A search without any word in it finds nothing.
  if (words.length === 0) return
  const sample = await sampleWords(database, selection, words, after)
  yield sample.found
  if (!sample.last) return
  const named = sample.found.length < scarce * sample.size && (await nameFew(database, sample))
  if (named) yield await lookUp(database, selection, named, sample).limit(atOnce).execute()
  else
    for await (const segment of segmentsOf(database.db, selection, sample.last))
      yield await read(database, selection, sample, segment).limit(atOnce).execute()
}

/** How many enquiries of the selection have all the words. */
export async function countFound(
  database: Database,
  selection: Selection,
  words: string[],
): Promise<number> {
  if (words.length === 0) return 0
  const sample = await sampleWords(database, selection, words, null)
  if (!sample.last) return sample.found.length
  const named = await nameFew(database, sample)
  if (named)
    return sample.found.length + (await lookUp(database, selection, named, sample).execute()).length
  if (boxOf(selection.filters) === 'inbox' && narrowing(selection.filters).length === 1) {
    // Nearly all are in the inbox: those that are not are counted, and looked at, much sooner.
    const [all, ...elsewhere] = await Promise.all([
      countEverywhere(database, sample),
      countIn('quarantine'),
      countIn('bin'),
    ])
    return elsewhere.reduce((rest, count) => rest - count, all)
  }
  const among = await countAmong(database, selection, sample)
  return sample.found.length + (among ?? (await countRead(selection, sample.last)))

  function countIn(box: 'quarantine' | 'bin') {
    return countRead({ ...selection, filters: filtersOf(box) }, null)
  }

  async function countRead(some: Selection, after: Position | null) {
    let total = 0
    for await (const segment of segmentsOf(database.db, some, after)) {
      const { count } = await database.db
        .selectFrom(read(database, some, sample, segment).clearOrderBy().as('found'))
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      total += Number(count)
    }
    return total
  }
}

const read = (
  { db, dialect }: Database,
  selection: Selection,
  { rarestFirst }: Sample,
  segment: Segment,
) => inOrder(db, selection, segment).where((eb) => hasWords(eb, dialect, rarestFirst))

/** Those that the index names for the rarest words, when they are few. */
async function nameFew(database: Database, sample: Sample) {
  const { some, expected } = await wordsToIndex(database, sample)
  if (some.length === 0 || expected > 2 * fewIndexed) return null
  return namedByIndex(database, some, fewIndexed)
}

/** How many of all boxes have the words. */
async function countEverywhere(database: Database, sample: Sample) {
  const { some, others, isShort } = await wordsToIndex(database, sample)
  return some.length > 0 && isShort
    ? countIndexed(database, some, others)
    : countReading(database, sample.rarestFirst)
}

/** How many of those behind the sample have the words, on PostgreSQL; null where its index names too many. */
async function countAmong(database: Database, selection: Selection, sample: Sample) {
  if (database.dialect === 'sqlite') return null
  const { some, others } = await wordsToIndex(database, sample)
  if (some.length === 0) return null
  return countIndexedAmong(database, { words: some, others }, (db) =>
    inOrder(db, selection, restOf(selection, sample)),
  )
}

/** All of the selection that lies behind the sample. */
const restOf = (selection: Selection, { last }: Sample) => ({
  after: last,
  until: wholeOf(selection, null).until,
})

const lookUp = (database: Database, selection: Selection, named: string[], sample: Sample) =>
  fromIds(database, named)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, restOf(selection, sample)))
    .where((eb) => hasWords(eb, database.dialect, sample.rarestFirst))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
