import { afterEach, expect, test, vi } from 'vitest'
import { shortDay } from './dates.ts'

afterEach(() => void vi.useRealTimers())

test('a day outside the current Pacific year is shown with its year, in any browser time zone', () => {
  // It is already the new year in UTC, but not in Pacific time.
  vi.useFakeTimers({ now: new Date('2027-01-01T03:00:00Z') })
  expect(shortDay('2026-11-20T20:00:00Z')).toBe('Nov 20')
  expect(shortDay('2026-01-01T03:00:00Z')).toBe('Dec 31, 2025')
  expect(shortDay('2027-01-01T08:00:00Z')).toBe('Jan 1, 2027')
  expect(shortDay('soon')).toBe('soon')
})
