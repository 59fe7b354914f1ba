import { type Kysely } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { createSearch } from '#server/db/migrations/007-inbox.ts'
import { up as addInitials } from '#server/db/migrations/015-initials.ts'
import { up as indexTwoLetters } from '#server/db/migrations/019-two-letters.ts'

/** Empties SQLite's search, which the server fills again from the enquiries when it starts. */
export async function recreateSearch(db: Db) {
  await db.schema.dropTable('search_index').execute()
  await db.schema.dropTable('search_documents').execute()
  const schema = db as unknown as Kysely<unknown>
  await createSearch(schema, 'sqlite')
  await addInitials(schema, 'sqlite')
  await indexTwoLetters(schema, 'sqlite')
}
