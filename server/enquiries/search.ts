import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { countIndexed, fromIndexed, hasWords } from '#server/db/search-index.ts'
import { directionOf, inOrder, type Selection, selectionConditions } from './enquiry-order.ts'

/** So many are read at a time; other requests have their turn in between. */
const step = 1_000
/** So many are looked up one by one when the index names them. */
const fewIndexed = 4_000

/**
 * Where the enquiries of the selection stand that have all the words, in order and some at a time. What many have is
 * found among the first ones without the index, which would name them all before the first could be shown; what few
 * have, by the index alone.
 */
export async function* searchInOrder(
  database: Database,
  selection: Selection,
  words: string[],
  after: Position | null,
): AsyncGenerator<Position[]> {
  for (let last = after, isFirst = true; ; isFirst = false) {
    const read = await inOrder(database.db, selection, last)
      .select((eb) => hasWords(eb, database.dialect, words).as('hit'))
      .limit(step)
      .execute()
    yield read.filter(({ hit }) => Boolean(hit))
    last = read.at(-1) ?? null
    if (!last || read.length < step) return
    if (isFirst && (await countIndexed(database, words, fewIndexed)) < fewIndexed) {
      yield await lookUpIndexed(database, selection, words, last)
      return
    }
    await nextTurn()
  }
}

const lookUpIndexed = (
  database: Database,
  selection: Selection,
  words: string[],
  after: Position,
) =>
  fromIndexed(database, words)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, after))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
    .execute()
