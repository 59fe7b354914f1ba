import { expect, test } from 'vitest'
import { instantOfPacific, pacificDay, pacificMinute, pacificMorning } from './pacific.ts'

test('a Pacific time is converted to an instant in summer and in winter', () => {
  expect(instantOfPacific('2026-07-01T15:24')).toBe('2026-07-01T22:24:00.000Z')
  expect(instantOfPacific('2026-11-20T15:24')).toBe('2026-11-20T23:24:00.000Z')
  expect(instantOfPacific('')).toBeNull()
  expect(instantOfPacific('soon')).toBeNull()
})

test('a repeated hour means its first occurrence, and a skipped hour the hour after it', () => {
  expect(instantOfPacific('2026-11-01T01:30')).toBe('2026-11-01T08:30:00.000Z')
  const skipped = instantOfPacific('2026-03-08T02:30')!
  expect(pacificMinute(Date.parse(skipped))).toBe('2026-03-08T03:30')
})

test('a follow-up is at 9 AM Pacific, also across a daylight saving change', () => {
  const friday = Date.parse('2026-10-31T05:00:00Z')
  expect(pacificMinute(friday)).toBe('2026-10-30T22:00')
  expect(pacificMorning(friday, 2)).toBe('2026-11-01T17:00:00.000Z')
  expect(pacificMorning(friday, 1)).toBe('2026-10-31T16:00:00.000Z')
})

test('an instant is on its Pacific day, and a day stays as it is', () => {
  expect(pacificDay('2026-11-20T07:59:59.999Z')).toBe('2026-11-19')
  expect(pacificDay('2026-11-20T08:00:00Z')).toBe('2026-11-20')
  expect(pacificDay('2026-07-01T06:59:00Z')).toBe('2026-06-30')
  expect(pacificDay('2026-11-20')).toBe('2026-11-20')
})
