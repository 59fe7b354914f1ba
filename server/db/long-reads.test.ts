import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

/** Whether anything else had its turn between two reads, each of which takes so long. */
async function isInterrupted(ms: number) {
  await using server = await startTestApp()
  const { db } = server.database
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
  onTestFinished(() => spy.mockRestore())
  let interrupted = false
  setImmediate(() => (interrupted = true))
  for (let read = 0; read < 2; read++) await db.selectFrom('settings').selectAll().execute()
  spy.mockRestore()
  return interrupted
}

const onSqlite = process.env.TEST_DATABASE !== 'postgres'

test.runIf(onSqlite)('a long read lets others have their turn before the next', async () => {
  expect(await isInterrupted(5)).toBe(true)
})

test.runIf(onSqlite)('short reads are not held up', async () => {
  expect(await isInterrupted(0)).toBe(false)
})
