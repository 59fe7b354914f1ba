import { expect, test } from 'vitest'
import { nextClosing } from './closing-time.ts'

const closing = (now: string) => {
  const { at, day } = nextClosing(Date.parse(now))
  return [new Date(at).toISOString().slice(0, 19), day]
}

test('the office closes at 6 PM Pacific on business days, in summer and in winter time', () => {
  expect(closing('2026-11-20T17:30:00Z')).toEqual(['2026-11-21T02:00:00', ''])
  expect(closing('2026-07-01T17:30:15Z')).toEqual(['2026-07-02T01:00:00', ''])
})

test('after hours and at the weekend the next closing time includes its weekday', () => {
  expect(closing('2026-11-19T03:00:00Z')).toEqual(['2026-11-20T02:00:00', ' Thursday'])
  expect(closing('2026-11-21T20:00:00Z')).toEqual(['2026-11-24T02:00:00', ' Monday'])
})

test('at 6 PM exactly the next closing time is that of the next business day', () => {
  expect(closing('2026-11-20T01:59:59.999Z')).toEqual(['2026-11-20T02:00:00', ''])
  expect(closing('2026-11-20T02:00:00Z')).toEqual(['2026-11-21T02:00:00', ' Friday'])
  expect(closing('2026-11-21T02:00:00Z')).toEqual(['2026-11-24T02:00:00', ' Monday'])
})

test('closing time is correct across a daylight saving change', () => {
  expect(closing('2026-10-31T04:00:00Z')).toEqual(['2026-11-03T02:00:00', ' Monday'])
})
