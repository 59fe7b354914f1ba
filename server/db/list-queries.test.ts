import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { queueDigest } from '#server/enquiries/digest.ts'
import { planOf, recordReads } from '#tests/databases/query-plan.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import type { Database } from './database.ts'

const id = '01980000-0000-7000-8000-000000000000'
const cursor = Buffer.from(`2026-01-01T00:00:00.000Z ${id}`).toString('base64url')
const lists = [
  'contact_submissions',
  'contact_submissions?quarantine=only',
  'contact_submissions?bin=only',
  'contact_submissions?sort=oldest',
  'user_roles',
  'user_roles?role=admin',
  'newsletter_subscribers',
  'deliveries',
  'deliveries?status=failed',
  'deliveries?status=sent',
]
const calls = lists.flatMap((list) => [
  `/api/${list}`,
  `/api/${list}${list.includes('?') ? '&' : '?'}cursor=${cursor}`,
])

test('every list reads its page through an index, without sorting or counting', async () => {
  await using server = await startTestApp({ isNew: true })
  const { app, headers, recorder } = await recordedApp(server)
  for (const url of calls) {
    recorder.queries.length = 0
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
    // The page and the total; the query for the session came before them.
    const asked = recorder.queries.filter(({ sql }) => !sql.includes('"sessions"'))
    expect(asked).toHaveLength(2)
    for (const query of asked) {
      expect(query.sql).not.toMatch(/count\(/)
      expect(await costlySteps(server.database, query), query.sql).toEqual([])
    }
  }
  await app.close()
})

const filters = [
  'stage=won,lost',
  'owner=none',
  'need=Customer%20acquisition&range=$1M%2B%20/month',
  'source=google&campaign=brand',
  'stage=won&from=2026-01-01&to=2026-02-01',
  'unread=1',
  'unread=1&stage=lost',
  'waiting=1&sort=due',
  'follow_up=due',
  'promise=kept&stage=won',
  'promise=broken',
  'promise=broken&waiting=1',
  'promise=open&follow_up=due',
  'quarantine=only&stage=new',
  'bin=only&source=google&sort=oldest',
  'bin=only&promise=kept',
]

const covering =
  /USING COVERING INDEX contact_submissions_(newest|inbox|quarantine|binned|waiting|followed)|USING INDEX contact_submissions_bin_age|Index Only Scan .*using contact_submissions_(newest|inbox|stage|quarantine|binned|waiting|followed)/

test('every filtered list reads its index only, without sorting', async () => {
  await using server = await startTestApp({ isNew: true })
  const { app, headers, recorder } = await recordedApp(server)
  for (const filter of filters)
    for (const url of [filter, `${filter}&cursor=${cursor}`, `${filter}&count=exact`]) {
      recorder.queries.length = 0
      const answer = await app.inject({ url: `/api/contact_submissions?${url}`, headers })
      expect([url, answer.statusCode]).toEqual([url, 200])
      const asked = recorder.queries.filter(({ sql }) => !sql.includes('"sessions"'))
      expect(asked.length).toBeGreaterThan(0)
      for (const query of asked) {
        expect(await costlySteps(server.database, query), query.sql).toEqual([])
        const plan = await planOf(server.database, query)
        const steps = plan.filter((step) =>
          / (SEARCH|SCAN|on) contact_submissions/.test(` ${step}`),
        )
        expect(steps).toHaveLength(query.sql.includes('from "contact_submissions"') ? 1 : 0)
        for (const step of steps) expect(step).toMatch(covering)
      }
    }
  await app.close()
})

test('due follow-ups in due-date order are read from an index only, before they are sorted', async () => {
  await using server = await startTestApp({ isNew: true })
  const { app, headers, recorder } = await recordedApp(server)
  const due = 'follow_up=due&sort=due'
  for (const filter of [due, `${due}&cursor=${cursor}`, `${due}&stage=won&owner=none`]) {
    recorder.queries.length = 0
    const answer = await app.inject({ url: `/api/contact_submissions?${filter}`, headers })
    expect([filter, answer.statusCode]).toEqual([filter, 200])
    const read = recorder.queries.filter(({ sql }) => sql.includes('order by "follow_up_at"'))
    expect(read).toHaveLength(1)
    const steps = (await planOf(server.database, read[0]!)).filter((step) =>
      / (SEARCH|SCAN|on) contact_submissions/.test(` ${step}`),
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatch(covering)
  }
  await app.close()
})

const tallied = [
  'stage=won,lost',
  'owner=none',
  'owner=me&stage=new',
  'waiting=1',
  'bin=only&stage=won',
]

test('the totals of views come from tallies kept as enquiries change, not from counting on request', async () => {
  await using server = await startTestApp({ isNew: true })
  const { app, headers, recorder } = await recordedApp(server)
  for (const filter of tallied) {
    recorder.queries.length = 0
    // From a cursor, since the length of a first page that is not full is its total.
    const url = `/api/contact_submissions?${filter}&count=exact&cursor=${cursor}`
    expect((await app.inject({ url, headers })).json()).toMatchObject({ total: 0 })
    const counts = recorder.queries.filter(({ sql }) => /count\(/.test(sql))
    expect(counts.map(({ sql }) => sql)).toEqual([])
    expect(recorder.queries.some(({ sql }) => sql.includes('"enquiry_tallies"'))).toBe(true)
  }
  await app.close()
})

test('looking for enquiries that are late or due soon reads only those, through an index', async () => {
  await using server = await startTestApp({ isNew: true })
  await server.post('/api/submit-contact-form', {
    name: 'Ada',
    email: 'a@b.example',
    company: 'C',
    consent: true,
  })
  server.clock.advance(DAY)
  const recorder = recordReads(server.database)
  const notify = ['sales@agency.example']
  expect(await queueDigest(recorder.database, notify, server.clock.now())).toBe(1)
  expect(recorder.queries).toHaveLength(5)
  for (const query of recorder.queries)
    expect(await costlySteps(server.database, query), query.sql).toEqual([])
})

/** The steps of the query plan whose cost grows with the table. */
async function costlySteps(database: Database, query: CompiledQuery) {
  const costly = database.dialect === 'sqlite' ? /^SCAN (?!.* USING )|TEMP B-TREE/ : /Seq Scan|Sort/
  return (await planOf(database, query)).filter((step) => costly.test(step))
}
