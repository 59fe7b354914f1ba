import { expect, test } from 'vitest'
import { DAY, HOUR, YEAR } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { trustedClock } from './trusted-clock.ts'

/** A database whose clock has been trusted for a while, and a function that checks it as a starting server does. */
async function trustedSoFar() {
  const app = await startTestApp()
  const { clock, database } = app
  const start = () => trustedClock(database.db, clock.now, () => true)
  const isTrusted = start()
  await isTrusted()
  clock.advance(DAY)
  expect(await isTrusted()).toBe(true)
  return { ...app, start }
}

test('the clock of a new database is trusted after a day, and starts within a day change nothing', async () => {
  await using app = await startTestApp()
  const look = () => trustedClock(app.database.db, app.clock.now, () => true)()
  expect(await look()).toBe(false)
  app.clock.advance(DAY - 1)
  expect(await look()).toBe(false)
  app.clock.advance(1)
  expect(await look()).toBe(true)
  app.clock.advance(DAY - 1)
  expect(await look()).toBe(true)
})

test.each([YEAR, -YEAR, DAY + 1])(
  'a server that starts %i ms after the last one was seen waits for a day, even across restarts',
  async (ms) => {
    await using app = await trustedSoFar()
    app.clock.advance(ms)
    expect(await app.start()()).toBe(false)
    for (let hours = 1; hours < 24; hours++) {
      app.clock.advance(HOUR)
      expect(await app.start()()).toBe(false)
    }
    app.clock.advance(HOUR)
    expect(await app.start()()).toBe(true)
  },
)

test('a clock that was hours ahead is trusted again a day after it was corrected', async () => {
  await using app = await trustedSoFar()
  app.clock.advance(YEAR)
  expect(await app.start()()).toBe(false)
  app.clock.advance(2 * HOUR - YEAR)
  expect(await app.start()()).toBe(false)
  app.clock.advance(DAY - 1)
  expect(await app.start()()).toBe(false)
  app.clock.advance(1)
  expect(await app.start()()).toBe(true)
})

test('a clock that the process itself saw jump is not trusted', async () => {
  await using app = await trustedSoFar()
  expect(await trustedClock(app.database.db, app.clock.now, () => false)()).toBe(false)
})

test('a server that starts a year later empties nothing from the bin until the next day', async () => {
  await using server = await startTestApp()
  const { db } = server.database
  const { staff, id } = await withEnquiry(server)
  await staff.put(`${staff.path(id)}/bin`)
  server.clock.advance(YEAR)
  const left = async (table: 'sessions' | 'contact_submissions') =>
    (await db.selectFrom(table).select('id').execute()).length
  const restart = async (goes: Parameters<typeof left>[0]) => {
    await using app = await startTestApp({ beside: server })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    await eventually(async () => expect(await left(goes)).toBe(0))
  }
  // Old sessions are deleted in the same round, after the bin.
  await restart('sessions')
  expect(await left('contact_submissions')).toBe(1)
  server.clock.advance(DAY)
  await restart('contact_submissions')
})
