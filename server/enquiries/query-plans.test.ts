import { expect, test } from 'vitest'
import { planOf, recordReads } from '#tests/databases/query-plan.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { deliveriesAbout } from '#server/privacy/personal-data.ts'
import { countIndexed } from '#server/db/search-index.ts'
import { relatedTo } from './related.ts'
import { readTimeline } from './timeline.ts'

test('everything about one enquiry is read through indexes, however many others there are', async () => {
  await using app = await startTestApp({
    isNew: true,
    env: { NOTIFY_EMAIL: 'team@agency.example' },
  })
  const { staff, id } = await withEnquiry(app)
  await staff.change(id, { stage: 'won' })
  const {
    queries,
    database: { db },
  } = recordReads(app.database)
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

test('the mails to an address are found through an index, regardless of its spelling', async () => {
  await using app = await startTestApp({ isNew: true })
  const { queries, database } = recordReads(app.database)
  await deliveriesAbout(database.db, 'ada@shop.example', [])
  const [step] = (await planOf(app.database, queries.at(-1)!)).filter((one) =>
    one.includes('deliveries'),
  )
  expect(step).toMatch(/(SEARCH deliveries USING|Scan (on|using)) .*deliveries_to_address/)
})

test('words beginning with a letter are counted without reading any rows', async () => {
  await using app = await startTestApp({ isNew: true })
  const { queries, database } = recordReads(app.database)
  await countIndexed(database, ['w', 'z'])
  const [step] = (await planOf(app.database, queries.at(-1)!)).filter((one) =>
    one.includes('search_documents'),
  )
  expect(step).toMatch(/(COVERING INDEX|Index Only Scan using) search_documents_initials/)
})
