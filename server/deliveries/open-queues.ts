import type { Channel } from './channel.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Queue } from './claim.ts'
import type { InFlight } from './in-flight.ts'
import { maxPublicMailConnections } from './mail-kinds.ts'

type Load = { channel: Channel; inFlight: InFlight; isBusy: boolean }
type Now = Load & { breaker: CircuitBreaker }
export type OpenQueue = Queue & { limit: number }

/** How many more attempts may begin: while the process is busy one at a time, besides those that wait for slow receivers. */
export function roomFor({ channel, inFlight, isBusy }: Load) {
  const room = channel.maxInFlight - inFlight.size
  return isBusy ? Math.min(room, 1 - inFlight.size + inFlight.slowCount()) : room
}

/** Where more may be sent from now, the most urgent first, and how many at once. */
export function openQueues({ channel, inFlight, breaker, isBusy }: Now): OpenQueue[] {
  const { name, maxInFlight, maxPerTarget } = channel
  const room = roomFor({ channel, inFlight, isBusy })
  const counts = inFlight.counts()
  const roomOf = (target: string) =>
    Math.min(maxPerTarget, breaker.allowedAttempts(target)) - (counts.get(target) ?? 0)
  const isOpen = ({ limit }: OpenQueue) => limit > 0
  if (name === 'webhook') {
    const known = new Set([...counts.keys(), ...breaker.openTargets()])
    const except = [...known].filter((target) => roomOf(target) <= 0)
    return [{ channel: name, except, limit: Math.min(1, room) }].filter(isOpen)
  }
  const limit = Math.min(roomOf('mail'), room)
  // At least one attempt is left to the others. While the process is busy, slow ones included, there is one of these.
  const publicRoom = isBusy ? 1 : Math.min(maxPublicMailConnections, Math.max(1, maxInFlight - 1))
  const publicLimit = Math.min(limit, publicRoom - inFlight.publicMailCount())
  return [
    { channel: name, except: [], isPublicMail: false, limit },
    { channel: name, except: [], isPublicMail: true, limit: publicLimit },
  ].filter(isOpen)
}
