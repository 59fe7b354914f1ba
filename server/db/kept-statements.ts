import type SQLite from 'better-sqlite3'

/** More different ones than the server has. */
const mostKept = 500
/** Of many rows at once, which hardly ever come again in the same number. */
const longestKept = 10_000

/**
 * A connection that prepares each statement once: the database layer asks for it anew every time. What SQLite cannot keep,
 * because the schema changed, it prepares again by itself.
 */
export function keepStatements(connection: SQLite.Database) {
  const kept = new Map<string, SQLite.Statement>()
  return {
    prepare(text: string) {
      const known = kept.get(text)
      if (known) return known
      const statement = connection.prepare(text)
      if (text.length > longestKept) return statement
      if (kept.size >= mostKept) kept.clear()
      kept.set(text, statement)
      return statement
    },
    close: () => void connection.close(),
  }
}
