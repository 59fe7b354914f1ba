import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { answerClientError } from './refusals/client-error.ts'
import { refuseEncodedBodies } from './forms/encoded-body.ts'
import { securityHeaders, sendSecurityHeaders } from './headers.ts'
import { acceptJson } from './json.ts'
import { limitHandlers } from './limits/limit-handlers.ts'
import { scheduleRequests } from './limits/schedule-requests.ts'
import { shedLoad } from './limits/shed-load.ts'
import { logger, type LogStream } from './log/log.ts'
import { logRequests } from './log/log-requests.ts'
import { measureRequests } from './metrics/metrics.ts'
import { refuseOtherThanOneHost } from './refusals/one-host.ts'
import { sendProblem } from './refusals/problem.ts'
import { readablePath } from './refusals/readable-path.ts'
import { createHttpServer } from './server.ts'

type BaseAppOptions = {
  env: Env
  log: LogStream | undefined
  maxEventLoopDelayMs: number
  now: () => Date
}

/** Everything that applies to a request before its route, in this order. Without routes. */
export async function baseApp({ env, log, maxEventLoopDelayMs, now }: BaseAppOptions) {
  const headers = await securityHeaders(env)
  const app = Fastify({
    logger: logger(env, log),
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from our side: with one proxy, only the address it saw is trusted.
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    serverFactory: (listener) => createHttpServer(listener, env),
    bodyLimit: 65_536,
    handlerTimeout: 10 * SECOND,
    return503OnClosing: true,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    rewriteUrl: readablePath,
    // As long as a URL may be: overlong parameters are refused by their schema.
    routerOptions: { maxParamLength: 16_384 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  acceptJson(app)
  logRequests(app, now)
  const registry = measureRequests(app)
  limitHandlers(app)
  scheduleRequests(app)
  sendSecurityHeaders(app, headers)
  refuseOtherThanOneHost(app)
  refuseEncodedBodies(app)
  shedLoad(app, maxEventLoopDelayMs)
  return { app, registry }
}
