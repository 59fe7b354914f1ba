import { afterEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { age, isDay, shortDay } from './dates.ts'

afterEach(() => void vi.useRealTimers())

test('a day outside the current Pacific year is shown with its year, in any browser time zone', () => {
  // It is already the new year in UTC, but not in Pacific time.
  vi.useFakeTimers({ now: new Date('2027-01-01T03:00:00Z') })
  expect(shortDay('2026-11-20T20:00:00Z')).toBe('Nov 20')
  expect(shortDay('2026-01-01T03:00:00Z')).toBe('Dec 31, 2025')
  expect(shortDay('2027-01-01T08:00:00Z')).toBe('Jan 1, 2027')
  expect(shortDay('soon')).toBe('soon')
})

test('a day is a date that exists', () => {
  const days = ['2026-11-20', '2024-02-29', '2026-02-29', '2026-02-30', '2026-13-01', '2026-11-31']
  expect(days.filter(isDay)).toEqual(['2026-11-20', '2024-02-29'])
  expect(['', 'today', '2026-1-1', '2026-11-20T10:00:00Z', ' 2026-11-20'].some(isDay)).toBe(false)
})

test('an age is in the units of the promise’s clock: in hours for two days, rounded down', () => {
  const now = Date.parse('2026-11-20T20:00:00Z')
  const ago = (passed: number) => age(new Date(now - passed).toISOString(), now)
  const ages = [-MINUTE, 59_999, 61_000, 59 * MINUTE, 23.9 * HOUR, 47.9 * HOUR, 50 * HOUR, 7 * DAY]
  expect(ages.map(ago)).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '59 min ago',
    '23 h ago',
    '47 h ago',
    '2 d ago',
    'Nov 13',
  ])
})
