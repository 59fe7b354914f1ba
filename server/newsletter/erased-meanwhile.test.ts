import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

test('a person who subscribes while their address is being deleted is asked to confirm like anybody else', async () => {
  await using server = await startTestApp()
  const { db, dialect } = server.database
  const payload = { email: 'ann@oars.example', consent: true }
  expect((await server.post('/api/subscribe', payload)).statusCode).toBe(202)
  server.clock.advance(1_000)
  await using other = await heldProcess(server, ['"InsertQueryNode"', '"newsletter_subscribers"'])
  const again = other.app.inject({ method: 'POST', url: '/api/subscribe', payload })
  await other.held
  let isDeleted = false
  const deleting = db
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom('deliveries').execute()
      await trx.deleteFrom('newsletter_subscribers').execute()
    })
    .finally(() => (isDeleted = true))
  if (dialect === 'postgres')
    await expect.poll(async () => isDeleted || (await countWaiting(db)) > 0).toBe(true)
  other.goOn()
  expect((await again).statusCode).toBe(202)
  await deleting
  expect(isDeleted && (await mailsOf(server, 'newsletter_confirmation')).length).toBeLessThan(2)
})
