import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Work whose length must not show in the time of an answer: it begins when the answer has left. Closing the server waits
 * for it.
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
    // A client that has hung up already hangs up no second time.
    if (reply.raw.destroyed) void begin()
    else reply.raw.once('close', () => void begin())
  }
}
