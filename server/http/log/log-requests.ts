import type { FastifyInstance } from 'fastify'
import { MINUTE } from '#contract/durations.ts'
import { createLogLimit } from '#server/http/limits/log-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path is a secret in itself, so only its pattern is logged. */
    hasSecretPath?: boolean
  }
}

/** A line is at most 450 bytes: 0.4 GB a day from one client, 4 GB from all. */
const bounds = { perMinute: 6_000, perClient: 600, reserved: 2_000 }

/**
 * Logs each answer, up to the bounds. The minute's omitted ones are counted in one line, which the first answer of a
 * later minute writes.
 */
export function logRequests(app: FastifyInstance, now: () => Date) {
  const lines = createLogLimit(bounds, now)
  const omitted = { minute: 0, count: 0 }

  function reportOmitted() {
    const minute = Math.floor(now().getTime() / MINUTE)
    if (minute === omitted.minute) return
    if (omitted.count > 0) app.log.warn({ count: omitted.count }, 'answers not logged')
    Object.assign(omitted, { minute, count: 0 })
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { config, logLevel, url: pattern } = request.routeOptions
    const isSilent = logLevel === 'silent'
    reportOmitted()
    if (!isSilent && !lines.take(request.ip)) {
      omitted.count++
      return done()
    }
    const line = {
      method: request.method,
      path: config.hasSecretPath ? pattern : withoutAddresses(request.url.split('?', 1)[0]!),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[isSilent ? 'trace' : 'info'](line, 'answered')
    done()
  })
}

const maxPathLength = 300

/** A malformed link may have an email address as its path. */
const withoutAddresses = (path: string) =>
  path.slice(0, maxPathLength).replace(/[^/]*(?:@|%40)[^/]*/g, '[address]')
