import { expect, test, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { backOffMs, retryDelayMs } from './back-off.ts'

test('deliveries that failed together are not retried at the same moment', () => {
  const delays = Array.from({ length: 500 }, () => retryDelayMs(1))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(8 * SECOND)
  expect(Math.max(...delays)).toBeLessThanOrEqual(12 * SECOND)
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(2 * SECOND)
})

test('the delay grows with each attempt, up to four hours', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const delays = [1, 2, 3, 10, 11, 12, 100].map(retryDelayMs)
  const seconds = [10 * SECOND, 30 * SECOND, MINUTE]
  expect(delays).toEqual([...seconds, 2 * HOUR, 3 * HOUR, 4 * HOUR, 4 * HOUR])
})

test('a target that cannot be reached is paused for five seconds, then twice as long each time up to a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 2_000].map(backOffMs)
  const upToMaximum = [5, 10, 20, 40].map((seconds) => seconds * SECOND)
  expect(pauses).toEqual([...upToMaximum, MINUTE, MINUTE, MINUTE])
})
