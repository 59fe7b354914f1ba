import type { Database, Db } from '#server/db/database.ts'
import { decodeCursor, encodeCursor, type Position } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import { inOrder, type Selection, selectionConditions, type Stretch } from './enquiry-order.ts'
import { searchInOrder } from './search.ts'
import { soughtWords } from './search-words.ts'
import { stretchesOf } from './stretches.ts'

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
  const positions = words
    ? positionsWith(database, selection, words, after)
    : positionsOf(database, selection, after, limit + 1)
  const found: Position[] = []
  for await (const some of positions) {
    found.push(...some)
    if (found.length > limit) break
  }
  const last = found.length > limit ? found[limit - 1] : undefined
  return { ids: found.slice(0, limit).map(({ id }) => id), next: last ? encodeCursor(last) : null }
}

async function* positionsOf(
  { db }: Database,
  selection: Selection,
  after: Position | null,
  atOnce: number,
) {
  for await (const stretch of stretchesOf(db, selection, after))
    yield await inOrder(db, selection, stretch).limit(atOnce).execute()
}

/** A search without any word in it finds nothing. */
async function* positionsWith(
  database: Database,
  selection: Selection,
  words: string[],
  after: Position | null,
) {
  if (words.length > 0) yield* searchInOrder(database, selection, words, after)
}

/** How many the selection has. The boxes are counted by the database as enquiries come and go. */
export async function countEnquiries(database: Database, selection: Selection) {
  const { filters } = selection
  if (!isNarrowed(selection)) return readTallies(database.db, [tallyOf(filters)])
  const words = soughtWords(filters.q)
  let total = 0
  if (words)
    for await (const some of positionsWith(database, selection, words, null)) total += some.length
  else
    for await (const stretch of stretchesOf(database.db, selection, null))
      total += await countStretch(database.db, selection, stretch)
  return total
}

async function countStretch(db: Db, selection: Selection, stretch: Stretch) {
  const { total } = await db
    .selectFrom('contact_submissions')
    .select((eb) => eb.fn.countAll().as('total'))
    .where((eb) => selectionConditions(eb, selection, stretch))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const boxes: string[] = ['quarantine', 'bin']

export const isNarrowed = ({ filters }: Selection) =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !boxes.includes(name))

const tallyOf = ({ quarantine, bin }: Selection['filters']) =>
  `contact_submissions.${quarantine ? 'quarantine' : bin ? 'bin' : 'inbox'}` as const
