import { expect, test } from 'vitest'
import type { Channel } from './channel.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { InFlight } from './in-flight.ts'
import { openQueues } from './open-queues.ts'

const channel = { name: 'mail', maxPerTarget: 5 } as Channel

/** The limits for other mails, and for public ones. */
function limits(maxInFlight: number) {
  const breaker = new CircuitBreaker(() => new Date())
  const queues = openQueues({ channel, inFlight: new InFlight(), breaker, maxInFlight })
  return queues.map(({ isPublicMail, limit }) => [isPublicMail, limit])
}

test('mails that anybody can cause come second, over two connections, and over the only one while the process is busy', () => {
  expect(limits(5)).toEqual([
    [false, 5],
    [true, 2],
  ])
  expect(limits(1)).toEqual([
    [false, 1],
    [true, 1],
  ])
})
