import { expect, test } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { retryDelayMs } from './back-off.ts'

test('what failed together does not return together', () => {
  const delays = Array.from({ length: 500 }, () => retryDelayMs(1))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(8 * SECOND)
  expect(Math.max(...delays)).toBeLessThanOrEqual(12 * SECOND)
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(2 * SECOND)
})
