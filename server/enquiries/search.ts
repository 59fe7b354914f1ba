import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { countIndexed, fromIndexed, hasWords, wordMask } from '#server/db/search-index.ts'
import {
  directionOf,
  inOrder,
  type Selection,
  selectionConditions,
  type Stretch,
} from './enquiry-order.ts'
import { stretchesOf, wholeOf } from './stretches.ts'

/** So many are read at a time; other requests have their turn in between. */
const step = 1_000
/** A word that so large a part of the first ones has is not looked up: the index would name far too many. */
const commonShare = 0.1
/** So many are looked up one by one when the index names them. */
const fewIndexed = 2_000

/**
 * Where the enquiries of the selection stand that have all the words, in order and some at a time. What many have is
 * found among the first ones without the index, which would name them all before the first could be shown; what few
 * have, by the index alone.
 */
export async function* searchInOrder(
  database: Database,
  selection: Selection,
  words: string[],
  cursor: Position | null,
): AsyncGenerator<Position[]> {
  let isIndexAsked = false
  for await (const stretch of stretchesOf(database.db, selection, cursor))
    for (let last = stretch.after; ;) {
      const read = await inOrder(database.db, selection, { ...stretch, after: last })
        .select((eb) => wordMask(eb, database.dialect, words).as('mask'))
        .limit(step)
        .execute()
      const masks = read.map(({ mask }) => mask ?? '')
      yield read.filter((_, index) => /^1+$/.test(masks[index]!))
      last = read.at(-1) ?? null
      if (!last || read.length < step) break
      await nextTurn()
      const rare = isIndexAsked ? [] : rareWords(words, masks)
      isIndexAsked = true
      if (rare.length > 0 && (await countIndexed(database, rare, fewIndexed)) < fewIndexed) {
        const { until } = wholeOf(selection, null)
        yield await lookUpIndexed(database, selection, { words, rare }, { after: last, until })
        return
      }
    }
}

/** A mask has one digit a word: whether the enquiry has it. */
const rareWords = (words: string[], masks: string[]) =>
  words.filter(
    (_, index) => masks.filter((mask) => mask[index] === '1').length < commonShare * masks.length,
  )

const lookUpIndexed = (
  database: Database,
  selection: Selection,
  { words, rare }: { words: string[]; rare: string[] },
  rest: Stretch,
) =>
  fromIndexed(database, rare)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, rest))
    .where((eb) => hasWords(eb, database.dialect, words))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
    .execute()
