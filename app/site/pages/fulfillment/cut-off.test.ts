import { expect, test } from 'vitest'
import { countdown, nextCutOff } from './cut-off.ts'

test.each([
  // A Friday morning, the last minute, and the second after it; in standard time.
  ['2026-11-20T17:00:00Z', '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T22:00:00Z', '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T22:00:01Z', '2026-11-23T22:00:00.000Z'],
  // A Sunday, and a Monday before opening time.
  ['2026-11-22T12:00:00Z', '2026-11-23T22:00:00.000Z'],
  ['2026-11-23T09:00:00Z', '2026-11-23T22:00:00.000Z'],
  // Daylight saving time: an hour earlier.
  ['2026-07-01T20:59:00Z', '2026-07-01T21:00:00.000Z'],
  // Across the night of a clock change, and across the end of a year.
  ['2026-10-30T21:30:00Z', '2026-11-02T22:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T22:00:00.000Z'],
])('from %s the next cut-off is 2 PM Pacific on a working day: %s', (now, cutOff) => {
  expect(nextCutOff(new Date(now)).toISOString()).toBe(cutOff)
})

test('the remaining time is counted in seconds, and is never negative', () => {
  const cutOff = new Date('2026-11-20T22:00:00Z')
  expect(countdown(new Date('2026-11-20T18:54:51Z'), cutOff)).toBe('3 h 05 min 09 s')
  expect(countdown(new Date('2026-11-17T22:00:00Z'), cutOff)).toBe('72 h 00 min 00 s')
  expect(countdown(new Date('2026-11-20T22:00:00.400Z'), cutOff)).toBe('0 h 00 min 00 s')
})
