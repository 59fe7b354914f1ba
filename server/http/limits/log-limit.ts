import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { networkOrClientOf } from './network.ts'

type Bounds = {
  perMinute: number
  perClient: number
  /** How many of `perMinute` only clients with few lines can use. */
  reserved?: number
}

const fewLines = 20

/**
 * Limits the log lines that strangers can cause: `perMinute` in total, and `perClient` for one client or IPv6 /48 in that
 * minute, which leaves room for others.
 */
export function createLogLimit({ perMinute, perClient, reserved = 0 }: Bounds, now: () => Date) {
  let minute = 0
  let noted = 0
  // Holds no more clients than lines are logged in a minute.
  const byClient = new Map<string, number>()

  function beginMinute() {
    const current = Math.floor(now().getTime() / MINUTE)
    if (current === minute) return
    ;[minute, noted] = [current, 0]
    byClient.clear()
  }

  function hasRoom(client: string) {
    beginMinute()
    const own = byClient.get(client) ?? 0
    const room = own < fewLines ? perMinute : perMinute - reserved
    return noted < room && own < perClient
  }

  return {
    /** Whether a line may be logged now; if so, counts it. */
    take(ip: string) {
      const client = networkOrClientOf(ip)
      if (!hasRoom(client)) return false
      noted++
      byClient.set(client, (byClient.get(client) ?? 0) + 1)
      return true
    },
    /** For `onRequest`: answers reports that could not be logged without reading them. */
    skipUnnoted: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      if (!hasRoom(networkOrClientOf(ip))) await reply.code(204).send()
    },
  }
}
