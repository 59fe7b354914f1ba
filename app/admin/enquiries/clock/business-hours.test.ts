import { expect, test } from 'vitest'
import { businessMsBetween, businessWords } from './business-hours.ts'

const hours = (from: string, to: string) => businessMsBetween(from, to) / 3_600_000

test('only Monday to Friday, 9 to 6 Pacific, is business time', () => {
  // Friday, November 20, 2026, in winter time (UTC-8).
  expect(hours('2026-11-20T17:00:00Z', '2026-11-20T19:30:00Z')).toBe(2.5)
  expect(hours('2026-11-20T10:00:00Z', '2026-11-20T17:00:00Z')).toBe(0)
  expect(hours('2026-11-21T01:00:00Z', '2026-11-21T12:00:00Z')).toBe(1)
  // Friday noon to Monday noon.
  expect(hours('2026-11-20T20:00:00Z', '2026-11-23T20:00:00Z')).toBe(9)
  expect(hours('2026-11-21T08:00:00Z', '2026-11-23T08:00:00Z')).toBe(0)
  // A whole week, and a whole year of weeks.
  expect(hours('2026-11-18T20:00:00Z', '2026-11-25T20:00:00Z')).toBe(45)
})

test('a daylight saving change at a weekend does not affect business hours', () => {
  // The clocks go back on Sunday, November 1, 2026: Friday 5 PM (UTC-7) to Monday 10 AM (UTC-8) is 66 real hours.
  expect(hours('2026-10-31T00:00:00Z', '2026-11-02T18:00:00Z')).toBe(2)
  // The clocks go forward on Sunday, March 8, 2026: Friday 5 PM (UTC-8) to Monday 10 AM (UTC-7) is 64 real hours.
  expect(hours('2026-03-07T01:00:00Z', '2026-03-09T17:00:00Z')).toBe(2)
  expect(hours('2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z')).toBe(0)
})

test('consecutive spans add up to the whole, and spans before 1970 and reversed spans are counted', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const at = (n: number) => new Date(start + n * 7 * 3_600_000 + n * 61_000).toISOString()
  let sum = 0
  for (let n = 0; n < 1200; n++) sum += businessMsBetween(at(n), at(n + 1))
  expect(sum).toBe(businessMsBetween(at(0), at(1200)))
  expect(hours('1969-12-29T17:00:00Z', '1969-12-29T19:00:00Z')).toBe(2)
  expect(hours('2026-11-20T19:00:00Z', '2026-11-20T17:00:00Z')).toBe(0)
})

test('business hours are displayed to the minute', () => {
  const said = [0, 59_999, 60_000, 3_600_000, 12_060_000].map(businessWords)
  expect(said).toEqual([
    'no business hours',
    'no business hours',
    '1 m of business hours',
    '1 h of business hours',
    '3 h 21 m of business hours',
  ])
})
