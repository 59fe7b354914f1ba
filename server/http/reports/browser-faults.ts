import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { BrowserFault } from '#contract/browser-fault.ts'
import { createLogLimit } from '#server/http/limits/log-limit.ts'
import { scrub, whereIn } from '#server/http/log/scrub.ts'

const bounds = { perMinute: 30, perClient: 5 }

type Options = {
  now: () => Date
  registry: Registry
  /** The paths of our pages. */
  pages: string[]
}

/**
 * Logs and counts some of the errors in browsers. Anybody can send reports, so only what describes the error is kept.
 */
export async function browserFaults(app: FastifyInstance, { now, registry, pages }: Options) {
  const known = new Set(pages.map((page) => page.split('?')[0]))
  const count = new Counter({
    name: 'browser_faults_total',
    help: 'Browser errors reported and logged',
    registers: [registry],
  })
  const lines = createLogLimit(bounds, now)

  app.post(
    '/browser-fault',
    { onRequest: lines.skipUnnoted, schema: { hide: true }, bodyLimit: 16_384 },
    async (request, reply) => {
      reply.code(204)
      const fault = BrowserFault.safeParse(request.body).data
      if (!fault || !lines.take(request.ip)) return reply.send()
      count.inc()
      const page = known.has(fault.page) ? fault.page : undefined
      request.log.warn(
        { page, fault: scrub(fault.message), where: whereIn(fault.stack) },
        'browser fault',
      )
      return reply.send()
    },
  )
}
