import type SQLite from 'better-sqlite3'

/** More than the server has different statements. */
const maxStatements = 500
/** Longer ones insert many rows at once, rarely the same number twice. */
const maxStatementLength = 10_000

/**
 * A connection that prepares each statement once, although Kysely asks for it every time. After a schema change SQLite
 * prepares it again by itself.
 */
export function cacheStatements(connection: SQLite.Database) {
  const cache = new Map<string, SQLite.Statement>()
  return {
    prepare(text: string) {
      const known = cache.get(text)
      if (known) return known
      const statement = connection.prepare(text)
      if (text.length > maxStatementLength) return statement
      if (cache.size >= maxStatements) cache.clear()
      cache.set(text, statement)
      return statement
    },
    close: () => void connection.close(),
  }
}
