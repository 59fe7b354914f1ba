import { expect, test } from 'vitest'
import type { Channel } from './channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { InFlight } from './in-flight.ts'
import { openQueues } from './open-queues.ts'

const channel = { name: 'mail', maxPerTarget: 5 } as Channel

/** The limits for mails that no stranger caused, and for those of strangers. */
function limits(maxInFlight: number) {
  const breaker = new CircuitBreaker(() => new Date())
  const queues = openQueues({ channel, inFlight: new InFlight(), breaker, maxInFlight })
  return queues.map(({ causedByStrangers, limit }) => [causedByStrangers, limit])
}

test('mails of strangers come second, over two connections, and over the only one while the process is busy', () => {
  expect(limits(5)).toEqual([
    [false, 5],
    [true, 2],
  ])
  expect(limits(1)).toEqual([
    [false, 1],
    [true, 1],
  ])
})
