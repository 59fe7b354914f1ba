import type { FastifyReply } from 'fastify'

/** Aborts when nobody waits for the handler any more: the call was answered, in time or with 503, or hung up. */
export function abandonedSignal({ raw, sent }: FastifyReply) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (sent || raw.destroyed) abort()
  else raw.once('close', abort)
  return controller.signal
}
