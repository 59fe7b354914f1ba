import { expect, test } from 'vitest'
import { DAY, SECOND } from '#contract/durations.ts'
import { TestClock } from '#tests/test-clock.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

test('a failing target is paused for longer each time, and is then tried with one delivery', () => {
  const clock = new TestClock()
  const breaker = new CircuitBreaker(clock.now)
  expect(breaker.allowedAttempts('one')).toBe(Infinity)
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    breaker.recordFailure('one')
    // The attempts that were in flight at the same time.
    breaker.recordFailure('one')
    clock.advance(seconds * SECOND - 1)
    expect(breaker.allowedAttempts('one')).toBe(0)
    clock.advance(1)
    expect(breaker.allowedAttempts('one')).toBe(1)
  }
  expect(breaker.recordSuccess('one')).toBe(true)
  expect(breaker.recordSuccess('one')).toBe(false)
  expect(breaker.allowedAttempts('one')).toBe(Infinity)
  breaker.recordFailure('one')
  clock.advance(5 * SECOND)
  expect(breaker.allowedAttempts('one')).toBe(1)
})

test('the next probe is due when the first of several targets may be tried again', () => {
  const clock = new TestClock()
  const breaker = new CircuitBreaker(clock.now)
  breaker.recordFailure('one')
  clock.advance(2 * SECOND)
  breaker.recordFailure('two')
  expect([...breaker.openTargets()]).toEqual(['one', 'two'])
  expect(breaker.nextProbe()).toBe(clock.now().getTime() + 3 * SECOND)
  clock.advance(3 * SECOND)
  expect(breaker.nextProbe()).toBe(clock.now().getTime() + 2 * SECOND)
  clock.advance(2 * SECOND)
  expect(breaker.nextProbe()).toBe(Infinity)
})

test('a target that nobody has tried for a day, such as a deleted webhook, is forgotten', () => {
  const clock = new TestClock()
  const breaker = new CircuitBreaker(clock.now)
  breaker.recordFailure('deleted')
  clock.advance(DAY)
  breaker.recordFailure('one')
  expect([...breaker.openTargets()]).toEqual(['deleted', 'one'])
  clock.advance(6 * SECOND)
  breaker.recordFailure('one')
  expect([...breaker.openTargets()]).toEqual(['one'])
})
