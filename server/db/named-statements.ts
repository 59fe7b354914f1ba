import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Per connection; PostgreSQL keeps a plan for each. */
const maxStatements = 100
/** Longer ones write many rows at once, hardly ever the same number again. */
const maxStatementLength = 5_000

/**
 * A pool whose connections prepare each insert once: PostgreSQL then reads and plans it once, and not with every enquiry.
 * Nothing else, since how a list is best read depends on what is asked for. Not for a pooler, where a connection is
 * somebody else's after each transaction.
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
      // The other form that Kysely knows is for cursors, which nobody opens here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  }

  /** The same one each time, by which the database layer knows a connection again. */
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
