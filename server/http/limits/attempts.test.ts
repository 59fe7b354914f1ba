import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { countAttempts } from './attempts.ts'

/** Attempts against a limit of this many points; the test decides when and how each attempt ends. */
function openAttempts(points: number) {
  let used = 0
  let fault: Error | null = null
  const attempts = countAttempts({
    async consume() {
      if (fault) throw fault
      if (used === points) throw new AppError('too_many_requests', 'Full.')
      used++
    },
    async refund() {
      used--
    },
  })
  const running: ((result: string | null) => void)[] = []
  const outcomes: string[] = []
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  return {
    outcomes,
    running,
    used: () => used,
    break: (error: Error) => (fault = error),
    async start(name: string, key = 'ada') {
      const work = () =>
        new Promise<string | null>((resolve, reject) =>
          running.push((result) =>
            result === 'fault' ? reject(new Error(result)) : resolve(result),
          ),
        )
      attempts.attempt(key, work).then(
        (result) => outcomes.push(`${name} ${result}`),
        (error: Error) => outcomes.push(`${name} ${error.message}`),
      )
      await settled()
    },
    async end(result: string | null) {
      running.shift()!(result)
      await settled()
    },
  }
}

test('an attempt waits while running attempts hold the last points, and gets the point of one that succeeds', async () => {
  const attempts = openAttempts(2)
  for (const name of ['one', 'two', 'three', 'four']) await attempts.start(name)
  expect(attempts.running).toHaveLength(2)
  await attempts.end('in')
  expect(attempts.outcomes).toEqual(['one in'])
  expect(attempts.running).toHaveLength(2)
  await attempts.end('in')
  await attempts.end('in')
  await attempts.end('in')
  expect(attempts.outcomes).toEqual(['one in', 'two in', 'three in', 'four in'])
  expect(attempts.used()).toBe(0)
})

test('waiting attempts are refused as soon as no running attempt can free a point', async () => {
  const attempts = openAttempts(2)
  for (const name of ['one', 'two', 'three', 'four']) await attempts.start(name)
  await attempts.end(null)
  expect(attempts.outcomes).toEqual(['one null'])
  await attempts.end(null)
  expect(attempts.outcomes.toSorted()).toEqual([
    'four Full.',
    'one null',
    'three Full.',
    'two null',
  ])
  expect(attempts.used()).toBe(2)
  await attempts.start('five')
  expect(attempts.outcomes.at(-1)).toBe('five Full.')
})

test('up to a hundred attempts may wait for one key, and other keys are separate', async () => {
  const attempts = openAttempts(1)
  await attempts.start('running')
  for (let each = 1; each <= 100; each++) await attempts.start(`waiting ${each}`)
  expect(attempts.outcomes).toEqual([])
  await attempts.start('one more')
  expect(attempts.outcomes).toEqual(['one more Full.'])
  await attempts.start('bob', 'bob')
  expect(attempts.outcomes).toEqual(['one more Full.', 'bob Full.'])
  await attempts.end('in')
  expect(attempts.outcomes.slice(2)).toEqual(['running in'])
  expect(attempts.running).toHaveLength(1)
})

test('an attempt that throws costs nothing', async () => {
  const attempts = openAttempts(1)
  await attempts.start('one')
  await attempts.end('fault')
  expect(attempts.outcomes).toEqual(['one fault'])
  expect(attempts.used()).toBe(0)
})

test('a success while nobody waits does not keep later attempts waiting', async () => {
  const attempts = openAttempts(1)
  await attempts.start('one')
  await attempts.end('in')
  await attempts.start('two')
  await attempts.end(null)
  await attempts.start('three')
  expect(attempts.outcomes).toEqual(['one in', 'two null', 'three Full.'])
})

test('if counting itself fails, an attempt does not wait', async () => {
  for (const error of [new Error('No disk.'), new AppError('busy', 'Busy.')]) {
    const attempts = openAttempts(2)
    await attempts.start('one')
    attempts.break(error)
    await attempts.start('two')
    expect(attempts.outcomes).toEqual([`two ${error.message}`])
  }
})
