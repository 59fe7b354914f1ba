import { CompiledQuery, type KyselyPlugin, RawNode, SelectQueryNode } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** A database that records the queries that read from it. */
export function recordReads(database: Database) {
  const queries: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!SelectQueryNode.is(node) && !RawNode.is(node)) return node
      const query = database.db.getExecutor().compileQuery(node, queryId)
      // Without the locks, which read no table.
      if (/\bfrom\b/.test(query.sql)) queries.push(query)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { queries, database: { ...database, db: database.db.withPlugin(plugin) } }
}

/** The steps of the database's query plan. */
export async function planOf({ db, dialect }: Database, { sql: text, parameters }: CompiledQuery) {
  if (dialect === 'sqlite') {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    )
    return rows.map(({ detail }) => detail)
  }
  return db.transaction().execute(async (trx) => {
    // A small table is scanned whatever its indexes are. Scans that remain when that is forbidden cannot be avoided.
    for (const way of [
      'seqscan',
      'sort',
      'incremental_sort',
      'bitmapscan',
      'hashjoin',
      'mergejoin',
    ])
      await trx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`))
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    )
    return rows.map((row) => row['QUERY PLAN'])
  })
}
