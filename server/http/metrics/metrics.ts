import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from '#server/env.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { sendAsData } from '#server/http/headers.ts'
import { clusterMetrics } from './cluster-metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses stay open, so their duration says nothing. */
    staysOpen?: boolean
  }
}

/** Measures every request by route, not by path, so that made-up paths create no new series. */
export function measureRequests(app: FastifyInstance) {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.staysOpen && reply.statusCode < 400) return done()
    const route = request.routeOptions.url ?? 'none'
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / SECOND,
    )
    done()
  })
  return registry
}

export async function metrics(
  app: FastifyInstance,
  { registry, env }: { registry: Registry; env: Env },
) {
  sendAsData(app)
  const isOneOfSeveral = cluster.isWorker && env.METRICS_TOKEN !== ''
  const read = isOneOfSeveral ? clusterMetrics(registry, app.log) : () => registry.metrics()
  const help = 'Number of server processes in these metrics'
  new Gauge({ name: 'server_processes', help, registers: [registry] }).set(1)
  void new Gauge({
    name: 'server_largest_process_bytes',
    help: 'Resident memory of the largest process',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  // With one process, collection starts at the first scrape, which may never come. With several, another process may be
  // scraped.
  let collecting = isOneOfSeveral
  if (collecting) collectDefaultMetrics({ register: registry })
  const route = {
    config: { neverShed: true },
    schema: { hide: true },
    logLevel: 'silent',
  } as const

  app.get('/metrics', route, async (request, reply) => {
    if (!env.METRICS_TOKEN)
      throw new AppError('not_found', 'Metrics are off: METRICS_TOKEN is not set.')
    if (!isBearer(request.headers.authorization, env.METRICS_TOKEN)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('unauthorized', 'Metrics need the METRICS_TOKEN.')
    }
    if (!collecting) collectDefaultMetrics({ register: registry })
    collecting = true
    return reply.type(registry.contentType).send(await read())
  })
}

function isBearer(authorization: string | undefined, token: string) {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '')
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
