import { expect, test } from 'vitest'
import { DAY, HOUR, YEAR } from '#contract/durations.ts'
import { watchClock } from './steady-clock.ts'

function clocks() {
  const now = { wall: Date.parse('2026-11-26T12:00:00Z'), monotonic: 5_000 }
  const pass = (ms: number) => {
    now.wall += ms
    now.monotonic += ms
  }
  const isSteady = watchClock(
    () => now.wall,
    () => now.monotonic,
  )
  return { now, pass, isSteady }
}

test('a clock that runs evenly or is corrected by an hour is steady', () => {
  const { now, pass, isSteady } = clocks()
  expect(isSteady()).toBe(true)
  pass(400 * DAY)
  expect(isSteady()).toBe(true)
  now.wall += HOUR
  expect(isSteady()).toBe(true)
  now.wall -= 2 * HOUR
  expect(isSteady()).toBe(true)
})

test.each([YEAR, -YEAR, HOUR + 1])(
  'a clock that was set by %i ms is steady again a day after its last jump',
  (ms) => {
    const { now, pass, isSteady } = clocks()
    now.wall += ms
    expect(isSteady()).toBe(false)
    pass(DAY - 1)
    now.wall -= ms
    expect(isSteady()).toBe(false)
    pass(DAY)
    expect(isSteady()).toBe(false)
    pass(1)
    expect(isSteady()).toBe(true)
  },
)
