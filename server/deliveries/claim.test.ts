import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { planOf, recordReads } from '#tests/databases/query-plan.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { claimDue, nextDueAt, releaseAbandoned, releaseClaims } from './claim.ts'
import { makeDueNow } from './record-attempt.ts'

const notify = { env: { NOTIFY_EMAIL: 'one@agency.example' } }

type App = Awaited<ReturnType<typeof startTestApp>>

const claims = async ({ database }: App) =>
  (
    await database.db
      .selectFrom('deliveries')
      .select(['claim', 'next_attempt_at'])
      .orderBy('id')
      .execute()
  ).map(({ claim, next_attempt_at }) => [claim, next_attempt_at])

/** Claims the due mails or webhook deliveries for a process. Returns their number. */
const claimer =
  ({ database, clock }: App) =>
  async (process: string, channel: 'mail' | 'webhook' = 'mail', except: string[] = []) =>
    (await claimDue(database, { channel, limit: 5, except }, process, clock.now())).length

test('a claim expires after three minutes, and not before', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  const claim = claimer(app)
  expect(await claim('the first')).toBe(1)
  app.clock.advance(3 * MINUTE - 1)
  expect(await claim('the second')).toBe(0)
  app.clock.advance(1)
  expect(await claim('the second')).toBe(1)
  expect(await claim('the third')).toBe(0)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'deliveries that another process is claiming at the same moment are skipped',
  async () => {
    await using app = await startTestApp(notify)
    await sendEnquiry(app)
    const claim = claimer(app)
    await app.database.db.transaction().execute(async (other) => {
      await other.selectFrom('deliveries').select('id').forUpdate().execute()
      expect(await claim('the slower one')).toBe(0)
    })
    expect(await claim('the slower one')).toBe(1)
  },
)

test('a process that stops releases its own claims, and nobody else’s', async () => {
  await using app = await startTestApp(notify)
  const { db } = app.database
  const claim = claimer(app)
  await sendEnquiry(app)
  await claim('the first')
  app.clock.advance(SECOND)
  await sendEnquiry(app)
  await claim('the second')
  const now = app.clock.now().toISOString()
  const [, second] = await claims(app)
  await releaseClaims(db, 'the first', app.clock.now())
  expect(await claims(app)).toEqual([[null, now], second])
  await db.updateTable('deliveries').set({ status: 'failed' }).where('claim', 'is', null).execute()
  app.clock.advance(SECOND)
  await releaseClaims(db, null, app.clock.now())
  expect(await claims(app)).toEqual([
    [null, now],
    [null, app.clock.now().toISOString()],
  ])
})

test('on SQLite, which allows one server, abandoned deliveries are due immediately', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  await claimer(app)('one that died')
  await releaseAbandoned(app.database, app.clock.now())
  const due =
    app.database.dialect === 'sqlite'
      ? app.clock.now()
      : new Date(app.clock.now().getTime() + 3 * MINUTE)
  expect(await nextDueAt(app.database.db, { channel: 'mail', except: [] })).toEqual(due)
})

test('a starting server leaves the claims of another running server on SQLite alone', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  const { db } = app.database
  const { ppid, pid } = process
  const claimedBy = async (claim: string) => {
    await db.updateTable('deliveries').set({ claim }).execute()
    await releaseAbandoned(app.database, app.clock.now())
    return (await claims(app))[0]![0]
  }
  expect(await claimedBy(`${ppid} 1`)).toBe(`${ppid} 1`)
  // No process has this number.
  const gone = [`${2 ** 22 + 1} 1`, `${pid} 1`, '01a1fb4d-7b8b-7732-98d8-a22f80e4fb54']
  for (const claim of gone)
    expect(await claimedBy(claim)).toBe(app.database.dialect === 'sqlite' ? null : claim)
})

test('webhooks with enough deliveries in flight are skipped and do not count for the next due time', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const busy = await admin.made('https://hooks.example.com/busy')
  await sendEnquiry(app)
  const claim = claimer(app)
  expect(await nextDueAt(app.database.db, { channel: 'webhook', except: [busy.id] })).toBe(null)
  expect(await claim('one', 'webhook', [busy.id])).toBe(0)
  expect(await nextDueAt(app.database.db, { channel: 'mail', except: [] })).toBe(null)
  expect(await nextDueAt(app.database.db, { channel: 'webhook', except: [] })).toEqual(
    app.clock.now(),
  )
  const idle = await admin.made('https://hooks.example.com/idle')
  app.clock.advance(SECOND)
  await sendEnquiry(app)
  expect(await nextDueAt(app.database.db, { channel: 'webhook', except: [busy.id] })).toEqual(
    app.clock.now(),
  )
  expect(await claim('one', 'webhook', [busy.id])).toBe(1)
  expect(await claim('one', 'webhook', [idle.id])).toBe(2)
})

test('when a target recovers, its own attempted deliveries become due, and no others', async () => {
  await using app = await startTestApp(notify)
  const { db } = app.database
  const admin = await webhookAdmin(app)
  const back = await admin.made('https://hooks.example.com/back')
  await admin.made('https://hooks.example.com/gone')
  await sendEnquiry(app)
  const later = new Date(app.clock.now().getTime() + MINUTE).toISOString()
  await db.updateTable('deliveries').set({ next_attempt_at: later, attempt_count: 1 }).execute()
  const dueNow = async () => {
    const rows = db.selectFrom('deliveries').select(['channel', 'webhook_id']).distinct()
    const due = rows.where('next_attempt_at', '<', later).orderBy('channel')
    return (await due.execute()).map(({ channel, webhook_id }) => [channel, webhook_id])
  }
  await makeDueNow(db, { webhookId: back.id }, app.clock.now())
  expect(await dueNow()).toEqual([['webhook', back.id]])
  await makeDueNow(db, { webhookId: null }, app.clock.now())
  expect(await dueNow()).toEqual([
    ['mail', null],
    ['webhook', back.id],
  ])
})

test('mails that only staff or the server cause are found through an index of their own, and without the others', async () => {
  await using app = await startTestApp(notify)
  await app.post('/api/subscribe', { email: 'ann@shop.example', consent: true })
  await sendEnquiry(app)
  const { queries, database } = recordReads(app.database)
  const claimed = async (isPublicMail: boolean) => {
    const queue = { channel: 'mail' as const, limit: 5, except: [], isPublicMail }
    const rows = await claimDue(database, queue, 'one', app.clock.now())
    return rows.map(({ kind }) => kind)
  }
  expect(await claimed(false)).toEqual(['new_enquiry'])
  expect(queries).toHaveLength(2)
  for (const query of queries)
    expect((await planOf(app.database, query)).join('\n')).toContain('deliveries_due_first')
  expect(await claimed(true)).toEqual(['newsletter_confirmation'])
})
