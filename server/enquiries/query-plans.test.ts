import { CompiledQuery, type KyselyPlugin, RawNode, SelectQueryNode } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { relatedTo } from './related.ts'
import { readTimeline } from './timeline.ts'

test('what is read about one enquiry is found by indexes, however many others there are', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const { staff, id } = await withEnquiry(app)
  await staff.change(id, { stage: 'won' })
  const { db, queries } = recordReads(app.database)
  const first = await readTimeline(db, id, { limit: 1 })
  await readTimeline(db, id, { limit: 1, cursor: first.next! })
  const counted = queries.length
  await relatedTo(db, id)
  expect([counted, queries.length]).toEqual([4, 7])
  for (const query of queries) {
    const steps = await planOf(app.database, query)
    const scans = steps.filter((step) =>
      app.database.dialect === 'sqlite'
        ? /^SCAN (contact_submissions|timeline_entries|deliver)/.test(step)
        : /Seq Scan/.test(step),
    )
    expect(scans, query.sql).toEqual([])
  }
  for (const query of queries.slice(counted)) {
    const steps = await planOf(app.database, query)
    expect(
      steps.filter((step) => /TEMP B-TREE|Sort/.test(step)),
      query.sql,
    ).toEqual([])
  }
})

function recordReads(database: Database) {
  const queries: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) || RawNode.is(node))
        queries.push(database.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { queries, db: database.db.withPlugin(plugin) }
}

async function planOf({ db, dialect }: Database, { sql: text, parameters }: CompiledQuery) {
  if (dialect === 'sqlite') {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    )
    return rows.map(({ detail }) => detail)
  }
  return db.transaction().execute(async (trx) => {
    // A small table is read whole whatever its indexes are. What remains when that is forbidden cannot be avoided.
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
