import type { FastifyReply, FastifyRequest } from 'fastify'
import { abandonedSignal, assertAwaited } from '#server/http/limits/abandoned.ts'
import { keyedSemaphore } from '#server/scheduling/keyed-semaphore.ts'

/**
 * Runs expensive reads of staff when their caller has one of this many places, unless nobody waits for the answer by
 * then. The signal aborts when nobody does any more.
 */
export function readsPerPerson(places: number) {
  const limit = keyedSemaphore(places)
  return <T>(
    { account }: FastifyRequest,
    reply: FastifyReply,
    work: (signal: AbortSignal) => Promise<T>,
  ) =>
    limit(account.userId, async () => {
      const signal = abandonedSignal(reply)
      assertAwaited(signal)
      return work(signal)
    })
}
