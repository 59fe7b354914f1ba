import { expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { PubSub } from './pub-sub.ts'

test('a failure to notify other processes is logged, and the next call tries again', async () => {
  const { database, ...app } = await startTestApp()
  await app[Symbol.asyncDispose]()
  const warn = vi.fn<(fields: { err: unknown }, message: string) => void>()
  const pubSub = new PubSub({ ...database, dialect: 'postgres' }, { warn })
  const publish = pubSub.publisher('events', 0)
  for (const times of [1, 2]) {
    publish()
    await expect.poll(() => warn.mock.calls.length).toBe(times)
  }
  const told = [{ err: expect.any(Error) }, 'other processes were not notified']
  expect(warn.mock.calls).toEqual([told, told])
  await pubSub.stop()
})
