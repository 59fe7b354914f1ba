import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Answers 503 when a call takes longer than its `handlerTimeout`, and cuts off an answer that is still being sent. Fastify's own
 * timer ends when the body has been read, since the request closes then (https://github.com/fastify/fastify/pull/6725): it
 * serves calls without a body alone.
 */
export function limitHandlers(app: FastifyInstance) {
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { handlerTimeout, url } = routeOptions
    if (handlerTimeout > 0) {
      const timer = setTimeout(() => {
        if (reply.sent) return
        // What is half sent can only be cut off.
        if (reply.raw.headersSent) reply.raw.destroy()
        else reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url))
      }, handlerTimeout)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
