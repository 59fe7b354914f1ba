import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Database } from '#server/db/database.ts'
import type { Env } from './env.ts'
import { sendProblem } from './errors.ts'
import { acceptJson } from './http/json.ts'

export type AppOptions = {
  database: Database
  env: Env
  /** The clock; tests hand in their own. */
  now?: () => Date
  /** Where log lines go instead of standard output. */
  log?: { write(line: string): void }
}

/** The whole server, not yet listening. The only file that mounts routes. */
export async function buildApp({
  database: _database,
  env,
  now: _now = () => new Date(),
  log,
}: AppOptions) {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, ...(log && { stream: log }) },
    // Counted from our side: with one proxy, only the address it saw is believed.
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: 65_536,
    requestTimeout: 10_000,
    handlerTimeout: 10_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000,
    return503OnClosing: true,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
  })
  app.server.maxConnections = 1_000
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptJson(app)
  app.setErrorHandler(sendProblem)
  return app
}
