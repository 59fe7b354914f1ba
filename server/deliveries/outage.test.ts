import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { sent, startWorker } from '#tests/processes/started-worker.ts'

test('while the mail server is unreachable one mail retries after five seconds; once one succeeds, all follow', async () => {
  const server = { isThere: false }
  const tried: number[] = []
  await using app = await startWorker({
    async send() {
      tried.push(app.elapsed())
      return server.isThere ? sent : { outcome: 'deferred', answer: 'Gone', unreachable: true }
    },
  })
  await app.queue(7)
  app.worker.start()
  await app.quiet()
  expect(tried).toEqual([0, 0, 0, 0, 0])
  const { asked } = app.gone
  await app.pass(5 * SECOND - 1)
  expect(tried).toHaveLength(5)
  expect(app.gone.asked).toBe(asked)
  await app.pass(1)
  expect(tried.slice(5)).toEqual([5 * SECOND])
  server.isThere = true
  await app.pass(10 * SECOND)
  expect(tried.slice(6)).toEqual(Array(7).fill(15 * SECOND))
  await app.worker.stop()
})

test('mails tried during an outage are sent as soon as the mail server accepts another mail', async () => {
  const server = { isThere: false }
  await using app = await startWorker({
    async send() {
      if (!server.isThere) return { outcome: 'deferred', answer: 'Gone', unreachable: true }
      app.sentAt.push(app.elapsed())
      return sent
    },
  })
  await app.queue(3)
  const first_attempt_at = app.clock.now().toISOString()
  const tried = { attempt_count: 12, first_attempt_at }
  await app.database.db.updateTable('deliveries').set(tried).execute()
  app.worker.start()
  await app.quiet()
  await app.pass(MINUTE, 10 * SECOND)
  server.isThere = true
  await app.queue(1)
  app.worker.wake()
  await app.quiet()
  expect(app.sentAt).toEqual([MINUTE, MINUTE, MINUTE, MINUTE])
  await app.worker.stop()
})

test('a mail that fails before it reaches the mail server says nothing about an outage', async () => {
  const tried: number[] = []
  await using app = await startWorker({
    async send() {
      tried.push(app.elapsed())
      if (tried.length === 6) throw new Error('No template')
      return { outcome: 'deferred', answer: 'Gone', unreachable: true }
    },
  })
  await app.queue(9)
  app.worker.start()
  await app.quiet()
  expect(tried).toHaveLength(5)
  await app.pass(5 * SECOND)
  expect(tried.slice(5)).toEqual([5 * SECOND, 5 * SECOND])
  await app.worker.stop()
})
