import { countRows } from '#server/db/count-rows.ts'
import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import {
  countIndexed,
  countIndexedAmong,
  countReading,
  isLetter,
  rowsIndexed,
} from '#server/db/search-index.ts'
import { boxOf, filtersOf, narrowing } from '#server/enquiries/list-query/enquiry-box.ts'
import { inOrder, type Selection } from '#server/enquiries/list-query/enquiry-order.ts'
import { lookUp, nameFew, restOf, withWords } from './search.ts'
import { type Sample, sampleWords } from './search-sample.ts'
import { rowsPassing } from './rows-passing.ts'
import { segmentsOf } from '#server/enquiries/list-query/segments.ts'
import { fewIndexed, type IndexWords, chooseIndexWords } from './choose-index-words.ts'

type Found = { sample: Sample; indexWords: IndexWords }

/** How many enquiries of the selection have all the words. */
export async function countFound(
  database: Database,
  selection: Selection,
  words: string[],
): Promise<number> {
  if (words.length === 0) return 0
  const sample = await sampleWords(database, selection, words, null)
  if (!sample.last) return sample.found.length
  const indexWords = await chooseIndexWords(database, sample)
  const named = await nameFew(database, indexWords)
  if (named)
    return sample.found.length + (await lookUp(database, selection, named, sample).execute()).length
  const isInbox = boxOf(selection.filters) === 'inbox' && narrowing(selection.filters).length === 1
  // Nearly all are in the inbox: counting everything and subtracting the other boxes is much faster.
  if (isInbox) return countInbox(database, selection, { sample, indexWords })
  return sample.found.length + (await countRest(database, selection, { sample, indexWords }))
}

async function countInbox(database: Database, selection: Selection, { sample, indexWords }: Found) {
  const elsewhere = (['quarantine', 'bin'] as const).map((box) => ({
    ...selection,
    filters: filtersOf(box),
  }))
  if (namesRows(database, indexWords)) {
    const outside = await Promise.all(elsewhere.map((box) => rowsPassing(database.db, box, null)))
    const having = await rowsIndexed(database, indexWords.indexed)
    return having.size - outside.flat().filter((row) => having.has(row)).length
  }
  const { indexed, remaining, isShort } = indexWords
  const [all, ...outside] = await Promise.all([
    indexed.length > 0 && isShort
      ? countIndexed(database, indexed, remaining)
      : countReading(database, sample.rarestFirst),
    ...elsewhere.map((box) => countRead(database, box, sample, null)),
  ])
  return outside.reduce((rest, count) => rest - count, all)
}

/** How many enquiries after the sample have the words. */
async function countRest(database: Database, selection: Selection, { sample, indexWords }: Found) {
  const { indexed, remaining } = indexWords
  if (namesRows(database, indexWords)) {
    const passing = await rowsPassing(database.db, selection, sample.last)
    if (passing.length <= fewIndexed) return countRead(database, selection, sample, sample.last)
    const having = await rowsIndexed(database, indexed)
    return passing.filter((row) => having.has(row)).length
  }
  if (database.dialect === 'postgres' && indexed.length > 0)
    return countIndexedAmong(database, { words: indexed, others: remaining }, (db) =>
      inOrder(db, selection, restOf(selection, sample)),
    )
  return countRead(database, selection, sample, sample.last)
}

/** Whether to intersect the rows that SQLite's index finds with those that pass the filters. */
const namesRows = ({ dialect }: Database, { indexed, remaining }: IndexWords) =>
  dialect === 'sqlite' && remaining.length === 0 && !indexed.every(isLetter)

/** Counts by reading the words of each enquiry that passes the filters. */
async function countRead(
  database: Database,
  selection: Selection,
  sample: Sample,
  after: Position | null,
) {
  let total = 0
  for await (const segment of segmentsOf(database.db, selection, after)) {
    const found = withWords(database, selection, sample, segment).clearOrderBy()
    total += await countRows(database.db.selectFrom(found.as('found')))
  }
  return total
}
