import { expect, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { requestRate } from './request-rate.ts'

test('the server is busy while this second or the one before has more than twenty requests', () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  try {
    vi.advanceTimersByTime(5 * SECOND)
    const rate = requestRate()
    const note = (count: number) => Array.from({ length: count }).forEach(() => rate.note())
    note(20)
    expect(rate.isRush()).toBe(false)
    note(1)
    expect(rate.isRush()).toBe(true)
    vi.advanceTimersByTime(SECOND)
    expect(rate.isRush()).toBe(true)
    note(1)
    expect(rate.isRush()).toBe(true)
    vi.advanceTimersByTime(SECOND)
    expect(rate.isRush()).toBe(false)
    note(21)
    vi.advanceTimersByTime(2 * SECOND)
    expect(rate.isRush()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
