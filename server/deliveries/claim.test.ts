import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/webhook-admin.ts'
import { MINUTE } from '#server/durations.ts'
import { claimDue } from './claim.ts'

test('what a process has claimed is another’s after three minutes, and not before', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await sendEnquiry(app)
  const wanted = { channel: 'mail' as const, limit: 5, except: [] }
  const claim = async (process: string) =>
    (await claimDue(app.database, wanted, process, app.clock.now())).length
  expect(await claim('the first')).toBe(1)
  app.clock.advance(3 * MINUTE - 1)
  expect(await claim('the second')).toBe(0)
  app.clock.advance(1)
  expect(await claim('the second')).toBe(1)
  expect(await claim('the third')).toBe(0)
})
