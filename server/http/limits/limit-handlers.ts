import { errorCodes, type FastifyInstance } from 'fastify'
import { SECOND } from '#contract/durations.ts'

/** Half of what a phone reads over 2G. The system takes the first 80 KB or so at once, however slowly they are read. */
const minBytesPerSecond = 3_000

/**
 * Answers 503 when a call takes longer than its `handlerTimeout`, and cuts off an answer that is still being made. One that
 * is made and is still being read gets as much time again as a slow reader needs for the rest of it. Fastify's own
 * timer ends when the body has been read, since the request closes then (https://github.com/fastify/fastify/pull/6725): it
 * serves calls without a body alone.
 */
export function limitHandlers(app: FastifyInstance) {
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { handlerTimeout, url } = routeOptions
    if (handlerTimeout > 0) {
      const { raw } = reply
      const cutOff = () => raw.destroy()
      let timer = setTimeout(() => {
        if (raw.writableEnded)
          timer = setTimeout(cutOff, (raw.writableLength / minBytesPerSecond) * SECOND)
        // Live streams have no end.
        else if (reply.sent) return
        // What is half sent can only be cut off.
        else if (raw.headersSent) cutOff()
        else reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url))
      }, handlerTimeout)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
