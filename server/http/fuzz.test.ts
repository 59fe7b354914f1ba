import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describedCalls } from '#tests/fuzz/described-calls.ts'
import { judge } from '#tests/fuzz/judge.ts'
import { openWorld } from '#tests/fuzz/open-world.ts'
import { hostileRequests } from '#tests/fuzz/requests.ts'
import { faultsOf } from '#tests/fuzz/sanity.ts'
import { send } from '#tests/fuzz/send.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** The same ones each time unless told otherwise; `npm run chaos -- fuzz` sends different and more ones each time. */
const seed = Number(process.env.FUZZ_SEED ?? 2026)
const numRuns = Number(process.env.FUZZ_RUNS ?? 500)

test('any request to any call is answered or refused with a documented response, and breaks nothing', async () => {
  await using server = await startTestApp({
    env: { RATE_LIMITS: 'off', NOTIFY_EMAIL: 'staff@agency.example' },
    now: new Date(),
  })
  const url = await server.app.listen({ port: 0 })
  const { world, keepSession } = await openWorld(url, server.database)
  const calls = await describedCalls(url)
  expect(calls.length).toBeGreaterThan(80)

  const statuses = new Set<number>()
  const property = fc.asyncProperty(hostileRequests(calls), async (hostile) => {
    const answer = await send(hostile, world)
    statuses.add(answer.status)
    if (answer.status >= 400) await keepSession(hostile.as)
    expect(judge(hostile, answer)).toBe('')
  })
  await fc.assert(property, { seed, numRuns })
  // Close enough to valid that much of it passes, and far enough that it is refused for many reasons.
  const frequent = [200, 204, 400, 401, 403, 404, 405, 422]
  expect([...statuses]).toEqual(expect.arrayContaining(frequent))
  expect(await faultsOf(server.database)).toEqual([])
  expect((await server.get('/readyz')).statusCode).toBe(200)
  expect({}).not.toHaveProperty('polluted')
}, 240_000)
