import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { trustedClock } from '#server/clock/trusted-clock.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

const path = '/api/privacy/retention'

test('a rule switched off while it is being applied deletes nothing more', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser({ role: 'admin' })
  await sendEnquiry(app)
  app.clock.advance(400 * DAY)
  await trustedClock(app.database.db, app.clock.now)()
  app.clock.advance(DAY)
  const headers = { authorization: `Bearer ${(await app.signIn(email, password)).access_token}` }
  expect((await app.put(path, { unanswered: 365 }, headers)).statusCode).toBe(200)
  // The enquiries that are old enough have been found.
  await using other = await heldProcess(app, ['as label'])
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  await other.held
  expect((await app.put(path, { unanswered: null }, headers)).statusCode).toBe(200)
  other.goOn()
  await other.app.close()
  const left = app.database.db.selectFrom('contact_submissions').select('id')
  expect(await left.execute()).toHaveLength(1)
})
