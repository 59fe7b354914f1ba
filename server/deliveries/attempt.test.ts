import { expect, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { recordWithRetries, makeAttempt } from './attempt.ts'
import type { Attempt, Channel } from './channel.ts'
import { claimDue } from './claim.ts'

const channelOf = (more: Partial<Channel>): Channel => ({
  name: 'mail',
  maxInFlight: 1,
  maxPerTarget: 1,
  send: async () => ({ outcome: 'sent', answer: 'kept' }),
  ...more,
})

/** A mail of the outbox that a process has claimed. */
async function claimed() {
  const app = await startTestApp({
    env: { NOTIFY_EMAIL: 'one@agency.example' },
    expectErrors: true,
  })
  await sendEnquiry(app)
  const { database, clock } = app
  const claim = 'a process'
  const wanted = { channel: 'mail' as const, limit: 1, except: [] }
  const [delivery] = await claimDue(database, wanted, claim, clock.now())
  const keep = (attempt: Attempt, channel = channelOf({})) =>
    recordWithRetries(channel, delivery!, attempt, {
      database,
      now: clock.now,
      log: app.app.log,
      claim,
    })
  const row = () =>
    database.db
      .selectFrom('deliveries')
      .select(['status', 'claim', 'attempt_count', 'sent_at', 'next_attempt_at'])
      .executeTakeFirstOrThrow()
  return { ...app, delivery: delivery!, keep, row }
}

test('an attempt with no answer times out after ninety seconds', async () => {
  await using app = await claimed()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const never = channelOf({ send: () => new Promise(() => {}) })
    const attempt = makeAttempt(never, app.delivery, app.clock.now())
    vi.advanceTimersByTime(90 * SECOND - 1)
    expect(await Promise.race([attempt, Promise.resolve('none yet')])).toBe('none yet')
    vi.advanceTimersByTime(1)
    expect(await attempt).toEqual({
      outcome: 'deferred',
      answer: 'No answer in time.',
      unreachable: true,
    })
    await makeAttempt(channelOf({}), app.delivery, app.clock.now())
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a delivery is sent until the moment it expires, and an exception in a channel is a deferred attempt', async () => {
  await using app = await claimed()
  const now = app.clock.now()
  const expiring = (ms: number) => ({
    ...app.delivery,
    expires_at: new Date(now.getTime() + ms).toISOString(),
  })
  const sent = { outcome: 'sent', answer: 'kept' }
  expect(await makeAttempt(channelOf({}), expiring(1), now)).toEqual(sent)
  expect(await makeAttempt(channelOf({}), expiring(0), now)).toMatchObject({ outcome: 'expired' })
  const throws = channelOf({ send: () => Promise.reject(new Error('No template')) })
  expect(await makeAttempt(throws, app.delivery, now)).toEqual({
    outcome: 'deferred',
    answer: 'Error: No template',
    untried: true,
  })
})

test('an attempt is recorded once, when the database is available again', async () => {
  await using app = await claimed()
  let failures = 1
  const afterAttempt = async () => {
    if (failures-- > 0) throw new Error('The database is gone')
  }
  await app.keep({ outcome: 'sent', answer: 'kept' }, channelOf({ afterAttempt }))
  const at = app.clock.now().toISOString()
  expect(await app.row()).toEqual({
    status: 'sent',
    claim: null,
    attempt_count: 1,
    sent_at: at,
    next_attempt_at: null,
  })
  expect(await app.database.db.selectFrom('delivery_attempts').select('at').execute()).toEqual([
    { at },
  ])
  const said = app.logs.filter(({ delivery }) => delivery === app.delivery.id)
  expect(said).toMatchObject([
    { level: 40, err: { type: 'Error' } },
    { level: 30, kind: app.delivery.kind, outcome: 'sent', status: 'sent' },
  ])
})

test('nothing is recorded for a delivery that was deleted while it was sent, and one log line says so', async () => {
  await using app = await claimed()
  await app.database.db.deleteFrom('deliveries').execute()
  await app.keep({ outcome: 'sent', answer: 'kept' })
  const said = app.logs.filter(({ delivery }) => delivery === app.delivery.id)
  expect(said).toMatchObject([{ level: 30, outcome: 'sent', status: 'deleted' }])
  expect(await app.database.db.selectFrom('delivery_attempts').select('at').execute()).toEqual([])
})

test('a permanent failure is logged as a warning, with the answer as one line of at most 500 characters', async () => {
  await using app = await claimed()
  await app.keep({ outcome: 'refused', answer: `\u0007 No\r\n\u202Eone ${'x'.repeat(3_000)}` })
  expect(await app.row()).toMatchObject({ status: 'failed', sent_at: null, next_attempt_at: null })
  expect(app.logs.at(-1)).toMatchObject({ level: 40, status: 'failed', outcome: 'refused' })
  const attempt = app.database.db.selectFrom('delivery_attempts').select('answer')
  const { answer } = await attempt.executeTakeFirstOrThrow()
  expect(answer).toBe(`No one ${'x'.repeat(493)}`)
})

test.each(['sent', 'deferred'] as const)(
  'if another process holds the claim by now, an attempt that was %s counts only if it succeeded',
  async (outcome) => {
    await using app = await claimed()
    await app.database.db.updateTable('deliveries').set({ claim: 'another' }).execute()
    const afterAttempt = vi.fn<NonNullable<Channel['afterAttempt']>>(async () => {})
    await app.keep({ outcome, answer: '' }, channelOf({ afterAttempt }))
    expect(await app.row()).toMatchObject(
      outcome === 'sent'
        ? { status: 'sent', claim: null }
        : { status: 'waiting', claim: 'another', attempt_count: 0 },
    )
    expect(afterAttempt).toHaveBeenCalledTimes(outcome === 'sent' ? 1 : 0)
    const status = outcome === 'sent' ? 'sent' : 'claimed again'
    expect(app.logs.at(-1)).toMatchObject({ level: 30, outcome, status })
  },
)
