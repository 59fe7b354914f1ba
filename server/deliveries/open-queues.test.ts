import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import type { Channel } from './channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import type { DeliveryRow } from './claim.ts'
import { InFlight } from './in-flight.ts'
import { openQueues } from './open-queues.ts'

const channel = { name: 'mail', maxInFlight: 5, maxPerTarget: 9 } as Channel

const steps = { record: () => new Promise<void>(() => {}), slow: () => {}, end: () => {} }

/** The limits for other mails, and for public ones. */
function limits(isBusy: boolean, inFlight = new InFlight()) {
  const breaker = new CircuitBreaker(() => new Date())
  const queues = openQueues({ channel, inFlight, breaker, isBusy })
  return queues.map(({ isPublicMail, limit }) => [isPublicMail, limit])
}

test('mails that anybody can cause come second, over two connections, and over the only one while the process is busy', () => {
  expect(limits(false)).toEqual([
    [false, 5],
    [true, 2],
  ])
  expect(limits(true)).toEqual([
    [false, 1],
    [true, 1],
  ])
})

test('while the process is busy one attempt begins beside those that wait for slow receivers, up to the usual number', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const inFlight = new InFlight()
  const begin = (id: string) =>
    inFlight.add({ id, kind: 'reply' } as DeliveryRow, new Promise<void>(() => {}), steps)
  for (let count = 1; count <= 5; count++) {
    begin(`${count}`)
    expect(limits(true, inFlight)).toEqual([])
    vi.advanceTimersByTime(999)
    expect(limits(true, inFlight)).toEqual([])
    vi.advanceTimersByTime(1)
    const both = [
      [false, 1],
      [true, 1],
    ]
    expect(limits(true, inFlight)).toEqual(count < 5 ? both : [])
  }
})

test.each([0, 5 * SECOND])(
  'while the process is busy none begins beside one that is being recorded after an answer that took %i ms',
  async (answerMs) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const inFlight = new InFlight()
    const { promise: sending, resolve: answer } = Promise.withResolvers<void>()
    inFlight.add({ id: 'one', kind: 'reply' } as DeliveryRow, sending, steps)
    await vi.advanceTimersByTimeAsync(answerMs)
    answer()
    await vi.advanceTimersByTimeAsync(20 * SECOND)
    expect(limits(true, inFlight)).toEqual([])
    expect(limits(false, inFlight)).toEqual([
      [false, 4],
      [true, 2],
    ])
  },
)
