import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { openCounters } from './limit-counters.ts'
import { createLimits, type Limits } from './limits.ts'
import { slidingLimit } from './sliding-limit.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

async function openLimits({ database, place, clock }: TestApp) {
  const { env } = readEnv({ ...place })
  const limits = await createLimits({ database, env: env!, now: clock.now })
  return Object.assign(limits, { [Symbol.asyncDispose]: () => limits.close() })
}

const refusal = (promise: Promise<void>) =>
  promise.then(
    () => null,
    (error: { code: string; status: number; retryAfter: number }) => error,
  )

/** How many of `count` sequential requests pass. */
async function passes(limit: Limits['enquiries'], key: string, count: number, points?: number) {
  let passed = 0
  for (let each = 0; each < count; each++)
    if (!(await refusal(limit.consume(key, points)))) passed++
  return passed
}

test('the window slides: a point is free exactly when the oldest use is ten minutes old, and not before', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  for (let each = 0; each < 10; each++) {
    await subscriptions.consume('ada')
    app.clock.advance(30 * SECOND)
  }
  app.clock.advance(5 * MINUTE - 1)
  expect(await refusal(subscriptions.consume('ada'))).toMatchObject({
    code: 'too_many_requests',
    status: 429,
    retryAfter: 1,
  })
  app.clock.advance(1)
  expect(await passes(subscriptions, 'ada', 5)).toBe(1)
  app.clock.advance(30 * SECOND)
  expect(await passes(subscriptions, 'ada', 5)).toBe(1)
})

test('no ten minutes contain more uses than the window allows, wherever they begin', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  await subscriptions.consume('ada')
  app.clock.advance(10 * MINUTE - SECOND)
  expect(await passes(subscriptions, 'ada', 20)).toBe(9)
  // A fixed window, reset after ten minutes, would let ten more through here.
  app.clock.advance(SECOND)
  expect(await passes(subscriptions, 'ada', 20)).toBe(1)
  expect(await refusal(subscriptions.consume('ada'))).toMatchObject({ retryAfter: 599 })
})

test('a use may cost a tenth of a point, and ten tenths are exactly one point', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  expect(await passes(subscriptions, 'ada', 99, 0.1)).toBe(99)
  expect(await passes(subscriptions, 'ada', 1)).toBe(0)
  expect(await passes(subscriptions, 'ada', 5, 0.1)).toBe(1)
  await subscriptions.refund('ada', 0.2)
  expect(await passes(subscriptions, 'ada', 5, 0.1)).toBe(2)
  await subscriptions.refund('ada', 1)
  expect(await passes(subscriptions, 'ada', 1)).toBe(1)
})

test('the wait after a refusal depends on the number of points that the use costs', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  for (let each = 0; each < 20; each++) {
    await subscriptions.consume('ada', 0.5)
    app.clock.advance(10 * SECOND)
  }
  expect(await refusal(subscriptions.consume('ada', 0.5))).toMatchObject({ retryAfter: 400 })
  expect(await refusal(subscriptions.consume('ada', 1))).toMatchObject({ retryAfter: 410 })
  expect(await refusal(subscriptions.consume('ada', 11))).toMatchObject({ retryAfter: 600 })
})

test('the clients in one IPv6 /48 together have four times the points of one client', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  let passed = 0
  for (let house = 0; house < 8; house++)
    passed += await passes(subscriptions, `2001:db8:7:${house}::/64`, 8)
  expect(passed).toBe(40)
  // Uses refused by the network limit were not counted against the single address.
  expect(await refusal(subscriptions.consume('2001:db8:7:7::/64'))).toMatchObject({ status: 429 })
  expect(await passes(subscriptions, '2001:db8:8:1::/64', 20)).toBe(10)
  expect(await passes(subscriptions, '192.0.2.1', 20)).toBe(10)
  await subscriptions.refund('2001:db8:7:0::/64', 3)
  expect(await passes(subscriptions, '2001:db8:7:7::/64', 8)).toBe(3)
})

test('setting the clock back neither frees points nor blocks for longer than a window', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  expect(await passes(subscriptions, 'ada', 20)).toBe(10)
  app.clock.advance(-30 * 24 * 60 * MINUTE)
  expect(await refusal(subscriptions.consume('ada'))).toMatchObject({ retryAfter: 600 })
  app.clock.advance(10 * MINUTE - 1)
  expect(await passes(subscriptions, 'ada', 20)).toBe(0)
  app.clock.advance(1)
  expect(await passes(subscriptions, 'ada', 20)).toBe(10)
})

test('two servers on one database count together, however their requests interleave', async () => {
  await using app = await startTestApp()
  await using beside = await startTestApp({ beside: app })
  await using one = await openLimits(app)
  await using other = await openLimits(beside)
  const tries = Array.from({ length: 40 }, (_, at) =>
    refusal([one, other][at % 2]!.subscriptions.consume('ada')),
  )
  const refused = (await Promise.all(tries)).filter((error) => error !== null)
  expect(refused).toHaveLength(30)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  await Promise.all([one, other].map((limits) => limits.subscriptions.refund('ada')))
  expect(await passes(one.subscriptions, 'ada', 5)).toBe(2)
})

test('rows whose uses have all expired are deleted', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  await limits.subscriptions.consume('ada')
  expect(await limits.forgetExpired()).toBe(0)
  app.clock.advance(10 * MINUTE - 1)
  expect(await limits.forgetExpired()).toBe(0)
  app.clock.advance(1)
  expect(await limits.forgetExpired()).toBe(1)
})

test('one clean-up run deletes all expired rows, however many there are', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const counters = await openCounters(app.database, app.place.DATA_DIR)
  const expires = app.clock.now().getTime()
  const rows = Array.from({ length: 6_000 }, (_, at) => ({ key: `${at}`, uses: '[]', expires }))
  await counters.insertInto('limit_uses').values(rows).execute()
  expect(await limits.forgetExpired(AbortSignal.abort())).toBe(1_000)
  expect(await limits.forgetExpired()).toBe(5_000)
  if (app.database.dialect === 'sqlite') await counters.destroy()
})

test('refunding part of a use keeps the rest', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  for (let each = 0; each < 5; each++) await subscriptions.consume('ada', 2)
  await subscriptions.refund('ada', 2.5)
  expect(await passes(subscriptions, 'ada', 50, 0.1)).toBe(25)
})

test('a fully refunded use leaves no row behind', async () => {
  await using app = await startTestApp()
  await using limits = await openLimits(app)
  const { subscriptions } = limits
  for (let each = 0; each < 20; each++) {
    await subscriptions.consume('ada')
    await subscriptions.refund('ada')
  }
  const counters = await openCounters(app.database, app.place.DATA_DIR)
  const rows = await counters.selectFrom('limit_uses').select('uses').execute()
  expect(rows).toEqual([])
  if (app.database.dialect === 'sqlite') await counters.destroy()
})

test('a key that other processes keep changing is answered with 503 instead of waiting endlessly', async () => {
  await using app = await startTestApp()
  const counters = await openCounters(app.database, app.place.DATA_DIR)
  let reads = 0
  const contested = counters.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads += result.rows.length
      // The value that was read is never what the row holds when it is replaced.
      return { ...result, rows: result.rows.map(() => ({ uses: '[[0, 1]]' })) }
    },
  })
  const rule = { name: 'test', points: 1, milliseconds: MINUTE, refusal: 'Too many.' }
  await slidingLimit(counters, rule, app.clock.now).consume('ada')
  const refused = await refusal(slidingLimit(contested, rule, app.clock.now).consume('ada'))
  expect(refused).toMatchObject({ code: 'busy', status: 503, retryAfter: 2 })
  expect(reads).toBe(100)
  if (app.database.dialect === 'sqlite') await counters.destroy()
})
