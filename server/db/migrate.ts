import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Dialect } from './database.ts'
import * as start from './migrations/001-start.ts'
import * as newsletter from './migrations/002-newsletter.ts'

/** In order, by hand. A migration that was once released is never edited. */
const migrations: Record<string, { up(db: Kysely<unknown>, dialect: Dialect): Promise<void> }> = {
  '001-start': start,
  '002-newsletter': newsletter,
}

export const migrationNames = Object.keys(migrations)

/** Brings the schema up to date. Safe when several processes start at once: the first works, the others wait. */
export async function migrate(database: Database) {
  const { error } = await migratorOf(database).migrateToLatest()
  if (error) throw error
}

export async function isUpToDate(database: Database) {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

function migratorOf({ db, dialect }: Database) {
  const bound = Object.entries(migrations).map(([name, migration]) => [
    name,
    { up: (schema: Kysely<unknown>) => migration.up(schema, dialect) },
  ])
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(bound) } })
}
