import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

const settings = { maxConcurrent: 2, maxBatchSize: 3, maxWaitMs: 60_000, isOutage: () => false }

/** Work that ends when the test says so. */
function heldWork() {
  const begun: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const work = (items: string[]) => {
    begun.push(items)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  return { begun, ends, work }
}

test('work starts at once while a batch slot is free, and what arrives meanwhile forms the next batches', async () => {
  const { begun, ends, work } = heldWork()
  const run = createBatcher(work, settings)
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(run)
  expect(begun).toEqual([['a'], ['b']])
  ends[0]?.resolve()
  await all[0]
  expect(begun).toEqual([['a'], ['b'], ['c', 'd', 'e']])
  ends[1]?.resolve()
  await all[1]
  expect(begun).toEqual([['a'], ['b'], ['c', 'd', 'e'], ['f']])
  ends[2]?.resolve()
  ends[3]?.resolve()
  await Promise.all(all)
})

test('if one item of a batch fails, only that item is rejected', async () => {
  const done: string[][] = []
  const run = createBatcher(async (items: string[]) => {
    await Promise.resolve()
    if (items.includes('bad')) throw new Error('at fault')
    done.push(items)
  }, settings)
  const answers = await Promise.allSettled(['a', 'b', 'good', 'bad', 'better'].map(run))
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
  expect(done).toEqual([['a'], ['b'], ['good'], ['better']])
})

test('the items of a failed batch are retried one by one, in the slot of their batch', async () => {
  const { begun, ends, work } = heldWork()
  const run = createBatcher(work, { ...settings, maxConcurrent: 1 })
  const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(run))
  ends[0]?.resolve()
  await expect.poll(() => begun).toHaveLength(2)
  ends[1]?.reject(new Error('one is at fault'))
  for (const [at, item] of ['b', 'c', 'd'].entries()) {
    await expect.poll(() => begun.slice(2)).toHaveLength(at + 1)
    expect(begun.at(-1)).toEqual([item])
    if (item === 'c') ends[at + 2]?.reject(new Error('at fault'))
    else ends[at + 2]?.resolve()
  }
  await expect.poll(() => begun.slice(5)).toEqual([['e']])
  ends[5]?.resolve()
  expect((await all).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

test('an outage during these retries rejects the remaining items at once', async () => {
  const tried: string[][] = []
  const run = createBatcher(
    async (items: string[]) => {
      tried.push(items)
      await Promise.resolve()
      if (items.length > 1) throw new Error('one is at fault')
      if (items.includes('c')) throw new Error('no database')
    },
    {
      ...settings,
      maxConcurrent: 1,
      isOutage: (error) => error instanceof Error && error.message === 'no database',
    },
  )
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map(run))
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false])
  expect(tried).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c']])
})

test('an outage rejects all waiting calls at once, without a retry', async () => {
  let tries = 0
  const run = createBatcher(
    async (_items: string[]) => {
      tries++
      await Promise.resolve()
      throw new Error('no database')
    },
    { ...settings, isOutage: () => true },
  )
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(run))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(tries).toBe(3)
})

test('items that have waited long enough start even when all batch slots are in use', async () => {
  const { begun, ends, work } = heldWork()
  const run = createBatcher(work, { ...settings, maxConcurrent: 1, maxWaitMs: 5 })
  const all = ['a', 'b', 'c', 'd', 'e'].map(run)
  await expect.poll(() => begun).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  for (const end of ends) end.resolve()
  await Promise.all(all)
})
