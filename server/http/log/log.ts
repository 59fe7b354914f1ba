import type { Env } from '#server/env.ts'

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
