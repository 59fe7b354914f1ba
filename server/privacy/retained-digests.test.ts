import { expect, test } from 'vitest'
import { noRetention } from '#contract/retention.ts'
import { cleanUpTasks } from '#server/clean-up/clean-up-tasks.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'
import { queueDigest } from '#server/enquiries/digest.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { readEnv } from '#server/env.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

test('an enquiry deleted by the shortest retention rule is no longer named in any reminder', async () => {
  await using app = await startTestApp()
  const { database, clock, place } = app
  const env = readEnv({ ...place }).env!
  await using limits = Object.assign(await createLimits({ database, env, now: clock.now }), {
    [Symbol.asyncDispose]: () => limits.close(),
  })
  const secrets = await loadSecrets(database, env)
  const tasks = cleanUpTasks({ database, limits, secrets, now: clock.now })
  const staff = await staffMember(app)
  await sendEnquiry(app, { company: 'Quill & Sons' })
  const rules = { ...noRetention, unanswered: 30 }
  expect((await app.put('/api/privacy/retention', rules, await staff.headers())).statusCode).toBe(
    200,
  )
  // The last hour in which staff are reminded of it.
  clock.advance(8 * DAY - HOUR)
  expect(await queueDigest(database, ['desk@agency.example'], clock.now())).toBe(1)
  clock.advance(22 * DAY + 2 * HOUR)
  await tasks.digests()
  expect(await tasks.retention()).toBe(1)
  expect(JSON.stringify(await mailsOf(app, 'digest'))).not.toContain('Quill')
})
