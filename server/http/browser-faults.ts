import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { BrowserFault } from '#contract/browser-fault.ts'
import { MINUTE } from '#server/durations.ts'
import { scrub, whereIn } from './scrub.ts'

const maxPerMinute = 30
const maxPerClient = 5

type Options = {
  now: () => Date
  registry: Registry
  /** The addresses of our pages, without origin. */
  pages: string[]
}

/** Logs and counts some of what went wrong in browsers. Anybody can send it, so only what tells of the fault is kept. */
export async function browserFaults(app: FastifyInstance, { now, registry, pages }: Options) {
  const known = new Set(pages.map((page) => page.split('?')[0]))
  const count = new Counter({
    name: 'browser_faults_total',
    help: 'Faults in our scripts that browsers told of, as far as they were noted',
    registers: [registry],
  })
  let minute = 0
  let noted = 0
  // No more clients than are noted in a minute.
  const byClient = new Map<string, number>()

  app.post(
    '/browser-fault',
    { schema: { hide: true }, bodyLimit: 16_384 },
    async (request, reply) => {
      const current = Math.floor(now().getTime() / MINUTE)
      if (current !== minute) {
        ;[minute, noted] = [current, 0]
        byClient.clear()
      }
      reply.code(204)
      const fault = BrowserFault.safeParse(request.body).data
      const before = byClient.get(request.ip) ?? 0
      if (!fault || noted >= maxPerMinute || before >= maxPerClient) return reply.send()
      noted++
      byClient.set(request.ip, before + 1)
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
