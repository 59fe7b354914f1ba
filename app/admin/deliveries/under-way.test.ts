import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { isUnderWay } from './under-way.ts'

const waiting = (inMs: number) =>
  ({ status: 'waiting', next_attempt_at: new Date(Date.now() + inMs).toISOString() }) as const

test('a delivery is under way while it is due or claimed', () => {
  expect(isUnderWay(waiting(-SECOND))).toBe(true)
  // The claim of an attempt that is running.
  expect(isUnderWay(waiting(3 * MINUTE))).toBe(true)
})

test('a delivery is not under way before it is due, long after, or when it does not wait', () => {
  expect(isUnderWay(waiting(10 * MINUTE))).toBe(false)
  expect(isUnderWay(waiting(-10 * MINUTE))).toBe(false)
  expect(isUnderWay({ status: 'sent', next_attempt_at: null })).toBe(false)
  expect(isUnderWay({ ...waiting(0), status: 'paused' })).toBe(false)
})
