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

/** A proxy on this machine connects from the loopback too, so whatever came through one needs the token. */
function maySee(request: FastifyRequest, token: string) {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token && given && given.length === token.length)
    return timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(token, 'latin1'))
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
  return isLoopback && !forwarded.some((name) => name in request.headers)
}
