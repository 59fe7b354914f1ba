import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path is a secret in itself, so only its pattern is logged. */
    hasSecretPath?: boolean
  }
}

export type LogStream = { write(line: string): void }

/**
 * Logging is an allow-list: no query, no headers, no body, no address. An error's message may quote input, so only
 * those of built-in errors are kept.
 */
export const logger = (env: Env, stream?: LogStream) => ({
  level: env.LOG_LEVEL,
  base: null,
  ...(stream && { stream }),
  serializers: { req: () => ({}), res: () => ({}), err: errorFields },
})

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url: pattern } = request.routeOptions
    const line = {
      method: request.method,
      path: config.hasSecretPath ? pattern : withoutAddresses(request.url.split('?', 1)[0]!),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[request.routeOptions.logLevel === 'silent' ? 'trace' : 'info'](line, 'answered')
    done()
  })
}

const maxPathLength = 300

/** A malformed link may have an email address as its path. */
const withoutAddresses = (path: string) =>
  path.slice(0, maxPathLength).replace(/[^/]*(?:@|%40)[^/]*/g, '[address]')

function errorFields(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined
  const own = [TypeError, ReferenceError, RangeError].some((kind) => error.constructor === kind)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    code,
    message: own ? error.message : '',
    stack: frames?.map((line) => line.trim()).join(' ') ?? '',
  }
}
