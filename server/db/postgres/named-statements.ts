import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Per connection; PostgreSQL keeps a plan for each. */
const maxStatements = 100
/** Longer ones insert many rows at once, rarely the same number twice. */
const maxStatementLength = 5_000

/**
 * A pool whose connections prepare each insert once: PostgreSQL then parses and plans it once, not for every enquiry.
 * Inserts only, since the best plan of a query depends on its values. Not for a pooler, which reassigns connections
 * after each transaction.
 */
export function nameInserts(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!isInsert.test(text) || text.length > maxStatementLength) return undefined
    if (!names.has(text) && names.size < maxStatements) names.set(text, `insert_${names.size}`)
    return names.get(text)
  }

  function naming(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: unknown[]) => {
      const name = nameOf(text)
      return name ? client.query({ name, text, values }) : client.query(text, values)
    }
    return {
      // Kysely's other signature is for cursors, which are not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  }

  /** Kysely recognizes a connection by its object, so each client gets the same one every time. */
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const found = known.get(client) ?? naming(client)
      known.set(client, found)
      return found
    },
  }
}

const isInsert = /^(insert into|with w0 as \(insert into) /
