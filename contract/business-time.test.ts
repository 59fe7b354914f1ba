import { expect, test } from 'vitest'
import { nextBusinessTime, pacific, pacificTime } from './business-time.ts'

const next = (now: string) => nextBusinessTime(new Date(now)).toISOString()

test('during support hours the next opening is now', () => {
  expect(next('2026-11-20T17:00:00Z')).toBe('2026-11-20T17:00:00.000Z')
  expect(next('2026-11-21T01:59:59Z')).toBe('2026-11-21T01:59:59.000Z')
})

test('before support hours the next opening is 9 AM on the same day', () => {
  expect(next('2026-11-20T16:59:00Z')).toBe('2026-11-20T17:00:00.000Z')
  expect(next('2026-11-18T08:30:00Z')).toBe('2026-11-18T17:00:00.000Z')
})

test('from 6 PM the next opening is 9 AM on the next day', () => {
  expect(next('2026-11-19T02:00:00Z')).toBe('2026-11-19T17:00:00.000Z')
  expect(next('2027-01-01T03:00:00Z')).toBe('2027-01-01T17:00:00.000Z')
})

test('on a weekend the next opening is 9 AM on Monday', () => {
  expect(next('2026-11-21T02:00:00Z')).toBe('2026-11-23T17:00:00.000Z')
  expect(next('2026-11-21T20:00:00Z')).toBe('2026-11-23T17:00:00.000Z')
  expect(next('2026-11-23T07:59:00Z')).toBe('2026-11-23T17:00:00.000Z')
})

test('during daylight saving time the next opening is one hour earlier in UTC', () => {
  expect(next('2026-07-15T03:00:00Z')).toBe('2026-07-15T16:00:00.000Z')
  expect(next('2026-07-15T15:59:00Z')).toBe('2026-07-15T16:00:00.000Z')
})

test('after a weekend with a daylight saving change the next opening is 9 AM on Monday', () => {
  expect(next('2026-03-07T02:30:00Z')).toBe('2026-03-09T16:00:00.000Z')
  expect(next('2026-10-31T01:30:00Z')).toBe('2026-11-02T17:00:00.000Z')
})

test('the next opening can be in another month or year', () => {
  expect(next('2027-01-30T12:00:00Z')).toBe('2027-02-01T17:00:00.000Z')
  expect(next('2028-01-01T12:00:00Z')).toBe('2028-01-03T17:00:00.000Z')
})

test('the time is displayed in Pacific time', () => {
  expect(pacificTime(new Date('2026-11-23T17:00:00Z'))).toBe('Monday, November 23, 9:00 AM Pacific')
})

test('the hour of the day is of Pacific time, in winter and in summer', () => {
  expect(pacific(new Date('2026-12-01T08:30:00Z')).hour).toBe(0)
  expect(pacific(new Date('2026-07-01T20:30:00Z')).hour).toBe(13)
})
