import { afterEach, expect, test, vi } from 'vitest'
import { HOUR, SECOND } from '#contract/durations.ts'
import { learnTime, onTimeCorrected, serverNow } from './server-time.ts'

afterEach(() => void vi.useRealTimers())

test('the time is the server’s on a computer whose clock is ten hours fast, also after the clock is set right', () => {
  const right = Date.parse('2026-11-20T20:00:00Z')
  const date = (at: number) => new Date(at).toUTCString()
  vi.useFakeTimers({ now: right + 10 * HOUR })
  const corrected = vi.fn<() => void>()
  onTimeCorrected(corrected)
  learnTime(date(right))
  expect(serverNow()).toBe(right)
  vi.advanceTimersByTime(HOUR)
  expect(serverNow()).toBe(right + HOUR)
  vi.setSystemTime(right + 2 * HOUR)
  learnTime(date(right + 2 * HOUR))
  expect(serverNow()).toBe(right + 2 * HOUR)
  expect(corrected).toHaveBeenCalledTimes(2)
})

test('a response without a date, or from a second ago, does not change the time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.900Z') })
  const before = serverNow()
  learnTime(null)
  learnTime('yesterday')
  learnTime(new Date(Date.now() - SECOND).toUTCString())
  expect(serverNow()).toBe(before)
})
