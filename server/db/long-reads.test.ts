import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

/** Whether anything else had a turn between two reads that each take this long. */
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

test.runIf(onSqlite)('after a long read other work gets a turn before the next read', async () => {
  expect(await isInterrupted(5)).toBe(true)
})

test.runIf(onSqlite)('short reads run without interruption', async () => {
  expect(await isInterrupted(0)).toBe(false)
})
