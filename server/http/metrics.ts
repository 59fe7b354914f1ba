import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { sendAsData } from './headers.ts'

/** Times every request by route, never by address: what strangers type must not make new series. */
export function measureRequests(app: FastifyInstance) {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  return registry
}

export async function metrics(
  app: FastifyInstance,
  { registry, env }: { registry: Registry; env: Env },
) {
  sendAsData(app)
  let collecting = false
  const route = {
    config: { pressureHandler: () => {} },
    schema: { hide: true },
    logLevel: 'silent',
  } as const

  app.get('/metrics', route, async (request, reply) => {
    if (!maySee(request, env.METRICS_TOKEN)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('unauthorized', 'Only from this machine, or with the METRICS_TOKEN.')
    }
    if (!collecting) collectDefaultMetrics({ register: registry })
    collecting = true
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

function isBearer(authorization: string, token: string) {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Whoever shows a token is judged by it, wherever they are. A proxy on this machine connects from the loopback too,
 * so whatever came through one needs the token.
 */
function maySee(request: FastifyRequest, token: string) {
  const { authorization } = request.headers
  if (authorization !== undefined) return token !== '' && isBearer(authorization, token)
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
  return isLoopback && !forwarded.some((name) => name in request.headers)
}
