import { expect, test } from 'vitest'
import { promiseClock } from './promise-clock.ts'
import { HOUR } from '#contract/durations.ts'

const created_at = '2026-10-31T20:00:00.000Z'
const due_at = '2026-11-01T20:00:00.000Z'
const after = (hours: number) => new Date(created_at).getTime() + hours * HOUR
const at = (hours: number) => promiseClock({ created_at, due_at, answered_at: null }, after(hours))
const answeredAfter = (hours: number) => {
  const answered_at = new Date(after(hours)).toISOString()
  return promiseClock({ created_at, due_at, answered_at }, after(100)).words
}

test('the clock counts real hours down to the deadline and up after it, also across a daylight saving change', () => {
  expect(at(0)).toEqual({ state: 'waiting', words: '24 h left' })
  expect(at(18)).toEqual({ state: 'waiting', words: '6 h left' })
  expect(at(20)).toEqual({ state: 'soon', words: '4 h left' })
  expect(at(23.5)).toEqual({ state: 'soon', words: '30 min left' })
  expect(at(23.999)).toEqual({ state: 'soon', words: '1 min left' })
  expect(at(24)).toEqual({ state: 'late', words: '1 min late' })
  expect(at(27.9)).toEqual({ state: 'late', words: '3 h late' })
  expect(at(24 + 47)).toEqual({ state: 'late', words: '47 h late' })
  expect(at(24 + 50)).toEqual({ state: 'late', words: '2 d late' })
})

test('distinguishes an answer after the deadline from one before it', () => {
  const stateOf = (hours: number) => {
    const answered_at = new Date(after(hours)).toISOString()
    return promiseClock({ created_at, due_at, answered_at }, after(100)).state
  }
  expect([2, 24, 24.1].map(stateOf)).toEqual(['answered', 'answered', 'answered-late'])
})

test('an answered enquiry shows how long the answer took', () => {
  expect([0, 0.2, 2, 2.17, 24, 27.5].map(answeredAfter)).toEqual([
    'in 1 m',
    'in 12 m',
    'in 2 h',
    'in 2 h 10 m',
    'in 1 d',
    'in 1 d 3 h, late',
  ])
})
