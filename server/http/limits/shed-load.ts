import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the server is. */
    neverShed?: boolean
  }
}

const resolutionMs = 10
const nanosecondsPerMs = 1e6
const retryAfterSeconds = 10

/**
 * Refuses requests while the event loop's average lag exceeds `maxEventLoopDelayMs`; 0: never. Only after two seconds
 * in a row, because a disk or machine that stalls for one is not overload, and its backlog is soon done.
 */
export function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number) {
  if (maxEventLoopDelayMs === 0) return
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let isLagging = false
  let isOverloaded = false
  const sample = setInterval(() => {
    const wasLagging = isLagging
    isLagging = delay.mean / nanosecondsPerMs - resolutionMs > maxEventLoopDelayMs
    isOverloaded = isLagging && wasLagging
    delay.reset()
  }, SECOND)
  sample.unref()
  app.addHook('onClose', async () => {
    clearInterval(sample)
    delay.disable()
  })
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (isOverloaded && !routeOptions.config.neverShed)
      throw new AppError('busy', 'Busy, please try again.', { retryAfter: retryAfterSeconds })
    done()
  })
}
