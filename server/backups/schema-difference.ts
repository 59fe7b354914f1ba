import SQLite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migratorOf } from '#server/db/migrate.ts'
import type { Tables } from '#server/db/tables.ts'

type Part = { type: string; name: string; sql: string | null }

/**
 * Compares a file's tables, indexes, triggers and views with those that its migrations create. SQLite would run an
 * attacker's trigger with the next statement, and an altered table could hold values that ours refuses.
 */
export async function schemaDifference(database: SQLite.Database, migrations: string[]) {
  const found = partsOf(database)
  const expected = await partsAfter(migrations)
  const differences = [
    ...missingFrom(expected, found).map((part) => `it has its own ${part}`),
    ...missingFrom(found, expected).map((part) => `it lacks the ${part}`),
  ]
  return differences.slice(0, 4).join(', ')
}

/** All except the statistics tables that `analyze` creates. */
function partsOf(database: SQLite.Database) {
  return database
    .prepare("select type, name, sql from sqlite_master where name not glob 'sqlite_stat?'")
    .all() as Part[]
}

async function partsAfter(migrations: string[]) {
  const database = new SQLite(':memory:')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  try {
    const last = migrations.at(-1)
    if (last === undefined) return []
    const { error } = await migratorOf({ db, dialect: 'sqlite' }).migrateTo(last)
    if (error) throw error
    return partsOf(database)
  } finally {
    await db.destroy()
  }
}

function missingFrom(some: Part[], others: Part[]) {
  const keyOf = ({ type, name, sql }: Part) => JSON.stringify([type, name, sql])
  const known = new Set(some.map(keyOf))
  return others.filter((part) => !known.has(keyOf(part))).map(({ type, name }) => `${type} ${name}`)
}
