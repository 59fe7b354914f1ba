import { expect, test } from 'vitest'
import { SECOND } from '#server/durations.ts'
import { TestClock } from '#tests/test-clock.ts'
import { Reachability } from './reachability.ts'

test('a far end that fails is left alone for longer and longer, and then tried by one delivery', () => {
  const clock = new TestClock()
  const far = new Reachability(clock.now)
  expect(far.room('one')).toBe(Infinity)
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    far.failed('one')
    // Those that were under way with it.
    far.failed('one')
    clock.advance(seconds * SECOND - 1)
    expect(far.room('one')).toBe(0)
    clock.advance(1)
    expect(far.room('one')).toBe(1)
  }
  expect(far.succeeded('one')).toBe(true)
  expect(far.succeeded('one')).toBe(false)
  expect(far.room('one')).toBe(Infinity)
  far.failed('one')
  clock.advance(5 * SECOND)
  expect(far.room('one')).toBe(1)
})

test('the next look is when the first of several may be tried again', () => {
  const clock = new TestClock()
  const far = new Reachability(clock.now)
  far.failed('one')
  clock.advance(2 * SECOND)
  far.failed('two')
  expect([...far.held()]).toEqual(['one', 'two'])
  expect(far.nextProbe()).toBe(clock.now().getTime() + 3 * SECOND)
})
