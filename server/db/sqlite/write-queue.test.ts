import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseLocked } from '#server/db/error-codes.ts'
import { WriteQueue } from './write-queue.ts'

/** A lock held by another process, and the order in which writers asked for it. */
function lock() {
  const asked: string[] = []
  const state = { held: true }
  const ask = (who: string) => async () => {
    asked.push(who)
    if (state.held) throw databaseLocked()
    return who
  }
  return { asked, ask, release: () => void (state.held = false) }
}

test('while the lock is held only the first writer in the queue tries to get it, and then all write in order', async () => {
  const { asked, ask, release } = lock()
  const queue = new WriteQueue()
  const written: string[] = []
  const writers = Array.from({ length: 100 }, async (_, at) => {
    const { result, leave } = await queue.enter(ask(`writer ${at}`))
    written.push(result)
    leave()
  })
  await sleep(300)
  expect(new Set(asked)).toEqual(new Set(['writer 0']))
  release()
  await Promise.all(writers)
  expect(written).toEqual(Array.from({ length: 100 }, (_, at) => `writer ${at}`))
})

test('a write that waited too long is rejected and never runs', async () => {
  const { asked, ask, release } = lock()
  const queue = new WriteQueue(100)
  const refused = [queue.enter(ask('first')), queue.enter(ask('second'))]
  for (const writer of refused) await expect(writer).rejects.toThrow('database is locked')
  release()
  asked.length = 0
  const { result } = await queue.enter(ask('later'))
  expect([result, asked]).toEqual(['later', ['later']])
})

test('a writer queued behind a transaction that takes too long is rejected without trying', async () => {
  const { asked, ask, release } = lock()
  release()
  const queue = new WriteQueue(50)
  const { leave } = await queue.enter(ask('long'))
  const next = queue.enter(ask('next'))
  await sleep(100)
  leave()
  await expect(next).rejects.toThrow('database is locked')
  expect(asked).toEqual(['long'])
})

test('an error that is not a lock is not retried', async () => {
  let asked = 0
  const fail = async () => {
    asked++
    throw new Error('no such table')
  }
  await expect(new WriteQueue().enter(fail)).rejects.toThrow('no such table')
  expect(asked).toBe(1)
})
