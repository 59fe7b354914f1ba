import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Delivery } from '#contract/delivery.ts'
import { numberedRows } from '#tests/numbered-rows.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const many = 12_000
/** The numbers of the few of another kind, the newest first. */
const rare = [11_000, 7_001, 7_000, 20]

type Page = { rows: Delivery[]; next: string | null }

async function withMany() {
  const server = await startTestApp()
  const { db, dialect } = server.database
  const { numbers, id: uuid } = numberedRows(dialect, many)
  const at = server.clock.now().toISOString()
  // All of the same moment, in the order of their ids; one of the rare ones has failed.
  await sql`insert into deliveries (id, channel, kind, recipient, data, message_id, status, attempt_count, created_at)
    select ${uuid}, 'mail', case when at in (${sql.join(rare.map((one) => sql.lit(one)))}) then 'test' else 'digest' end,
      cast(at as text), '{}', ${uuid}, case at when 20 then 'failed' else 'sent' end, 1, ${at}
    from (${numbers}) as numbers`.execute(db)
  const { app, headers, recorder } = await recordedApp(server)
  return {
    read: async (query: string) => {
      recorder.queries.length = 0
      const answer = await app.inject({ url: `/api/deliveries?${query}`, headers })
      const { rows, next } = answer.json<Page>()
      const found = rows.map(({ recipient }) => Number(recipient))
      const parts = recorder.queries.filter(({ sql: text }) => text.includes('"kind" = '))
      return { found, next, parts: parts.length }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('deliveries of a rare kind are found in parts, and those of a frequent one in the first', async () => {
  await using list = await withMany()
  expect(await list.read('kind=test')).toEqual({ found: rare, next: null, parts: 3 })
  expect(await list.read('kind=none')).toEqual({ found: [], next: null, parts: 3 })
  const failed = { found: [20], next: null, parts: 3 }
  expect(await list.read('kind=test&status=failed,paused')).toEqual(failed)
  const { found, next, parts } = await list.read('kind=digest&limit=3')
  expect([found, parts]).toEqual([[12_000, 11_999, 11_998], 1])
  const more = await list.read(`kind=digest&limit=2&cursor=${next}`)
  expect(more.found).toEqual([11_997, 11_996])
})

test('pages of a rare kind follow one another without gaps, also where one ends a part', async () => {
  await using list = await withMany()
  const found: number[] = []
  for (let cursor = ''; ;) {
    const page = await list.read(`kind=test&limit=1${cursor}`)
    found.push(...page.found)
    if (page.next === null) break
    cursor = `&cursor=${page.next}`
  }
  expect(found).toEqual(rare)
})
