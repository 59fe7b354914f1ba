import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Work whose duration must not show in the response time: it starts after the response has been sent. Closing the
 * server waits for it.
 */
export function afterResponse(app: FastifyInstance) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))

  return (reply: FastifyReply, work: () => Promise<unknown>) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    running.add(promise)
    const begin = async () => {
      try {
        await work()
      } catch (error) {
        reply.log.error({ err: error }, 'work after an answer failed')
      } finally {
        running.delete(promise)
        resolve()
      }
    }
    // If the client has already disconnected, there will be no close event.
    if (reply.raw.destroyed) void begin()
    else reply.raw.once('close', () => void begin())
  }
}
