import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { clientOf } from '#server/http/address.ts'

type Bounds = { perMinute: number; perClient: number }

/**
 * Bounds the lines of the log that anybody can cause: `perMinute` in all, and `perClient` of one client in that minute, who
 * leaves room for the others.
 */
export function createLogLimit({ perMinute, perClient }: Bounds, now: () => Date) {
  let minute = 0
  let noted = 0
  // No more clients than are noted in a minute.
  const byClient = new Map<string, number>()

  function beginMinute() {
    const current = Math.floor(now().getTime() / MINUTE)
    if (current === minute) return
    ;[minute, noted] = [current, 0]
    byClient.clear()
  }

  function hasRoom(ip: string) {
    beginMinute()
    return noted < perMinute && (byClient.get(clientOf(ip)) ?? 0) < perClient
  }

  return {
    /** Whether a line may be written now, and counts the one that is written then. */
    take(ip: string) {
      if (!hasRoom(ip)) return false
      const client = clientOf(ip)
      noted++
      byClient.set(client, (byClient.get(client) ?? 0) + 1)
      return true
    },
    /** For `onRequest`: a report that could not be noted is answered before anybody reads it. */
    skipUnnoted: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      if (!hasRoom(ip)) await reply.code(204).send()
    },
  }
}
