import type { Database } from '#server/db/database.ts'
import { decodeCursor, encodeCursor, type Position } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import { inOrder, type Selection, selectionConditions } from './enquiry-order.ts'
import { searchInOrder } from './search.ts'
import { soughtWords } from './search-words.ts'

type Place = { limit: number; cursor?: string | undefined }

/**
 * Where the next enquiries of the selection stand. A cursor is a place in time: in another order the list goes on from it
 * in the other direction.
 */
export async function findEnquiries(
  database: Database,
  selection: Selection,
  { limit, cursor }: Place,
) {
  const after = decodeCursor(cursor)
  const words = soughtWords(selection.filters.q)
  const found = words
    ? await firstWith(database, selection, words, after, limit + 1)
    : await inOrder(database.db, selection, after)
        .limit(limit + 1)
        .execute()
  const last = found.length > limit ? found[limit - 1] : undefined
  return { ids: found.slice(0, limit).map(({ id }) => id), next: last ? encodeCursor(last) : null }
}

/** A search without any word in it finds nothing. */
async function firstWith(
  database: Database,
  selection: Selection,
  words: string[],
  after: Position | null,
  limit: number,
) {
  const found: Position[] = []
  if (words.length === 0) return found
  for await (const some of searchInOrder(database, selection, words, after)) {
    found.push(...some)
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** How many the selection has. The boxes are counted by the database as enquiries come and go. */
export async function countEnquiries(database: Database, selection: Selection) {
  const { filters } = selection
  if (!isNarrowed(selection)) return readTallies(database.db, [tallyOf(filters)])
  const words = soughtWords(filters.q)
  if (words) return countWith(database, selection, words)
  const { total } = await database.db
    .selectFrom('contact_submissions')
    .select((eb) => eb.fn.countAll().as('total'))
    .where((eb) => selectionConditions(eb, selection, null))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function countWith(database: Database, selection: Selection, words: string[]) {
  let total = 0
  if (words.length === 0) return total
  for await (const some of searchInOrder(database, selection, words, null)) total += some.length
  return total
}

const boxes: string[] = ['quarantine', 'bin']

export const isNarrowed = ({ filters }: Selection) =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !boxes.includes(name))

const tallyOf = ({ quarantine, bin }: Selection['filters']) =>
  `contact_submissions.${quarantine ? 'quarantine' : bin ? 'bin' : 'inbox'}` as const
