import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Answers 503 when a call takes longer than its `handlerTimeout`. Fastify's own timer ends when the body has been read, since
 * the request closes then (https://github.com/fastify/fastify/pull/6725): it serves calls without a body alone.
 */
export function limitHandlers(app: FastifyInstance) {
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { handlerTimeout, url } = routeOptions
    if (handlerTimeout > 0) {
      const timer = setTimeout(() => {
        if (!reply.sent) reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url))
      }, handlerTimeout)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
