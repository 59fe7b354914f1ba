import type { FastifyReply } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Aborts when nobody waits for the handler any more: the call was answered, in time or with 503, or hung up. */
export function abandonedSignal({ raw, sent }: FastifyReply) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (sent || raw.destroyed) abort()
  else raw.once('close', abort)
  return controller.signal
}

/** Between the parts of long work, which ends when nobody waits for it. */
export function assertAwaited(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw new AppError('busy', 'Nobody waits for the answer any more.')
}
