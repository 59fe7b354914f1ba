import type { Channel } from './channel.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Queue } from './claim.ts'
import type { InFlight } from './in-flight.ts'
import { maxPublicMailConnections } from './mail-kinds.ts'

type Now = { channel: Channel; inFlight: InFlight; breaker: CircuitBreaker; maxInFlight: number }
export type OpenQueue = Queue & { limit: number }

/** Where more may be sent from now, the most urgent first, and how many at once. */
export function openQueues({ channel, inFlight, breaker, maxInFlight }: Now): OpenQueue[] {
  const { name, maxPerTarget } = channel
  const room = maxInFlight - inFlight.size
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
  // At least one attempt is left to the others, unless there is only one, while the process is busy.
  const publicRoom = Math.min(maxPublicMailConnections, Math.max(1, maxInFlight - 1))
  const publicLimit = Math.min(limit, publicRoom - inFlight.publicMailCount())
  return [
    { channel: name, except: [], isPublicMail: false, limit },
    { channel: name, except: [], isPublicMail: true, limit: publicLimit },
  ].filter(isOpen)
}
