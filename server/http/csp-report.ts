import type { FastifyInstance } from 'fastify'

const MINUTE = 60_000
const mostPerMinute = 20
const mostPerRequest = 10

/** Notes what the browsers' content security policy blocked: three harmless fields each, and few of them. */
export async function cspReports(app: FastifyInstance, { now }: { now: () => Date }) {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 32_768 },
    app.getDefaultJsonParser('ignore', 'ignore'),
  )
  let minute = 0
  let noted = 0

  app.post('/csp-report', { schema: { hide: true } }, async (request, reply) => {
    const current = Math.floor(now().getTime() / MINUTE)
    if (current !== minute) [minute, noted] = [current, 0]
    for (const report of reportsIn(request.body).slice(0, mostPerRequest))
      if (noted++ < mostPerMinute) request.log.warn(report, 'content security policy violated')
    return reply.code(204).send()
  })
}

/** Both shapes: one report below "csp-report", or a list of reports with a "body" each. */
function reportsIn(body: unknown) {
  const list = Array.isArray(body)
    ? body.map((report) => fieldOf(report, 'body'))
    : [fieldOf(body, 'csp-report')]
  return list
    .filter((report) => report !== undefined)
    .map((report) => ({
      page: pathOf(text(report, 'document-uri') ?? text(report, 'documentURL')),
      directive: text(report, 'effective-directive') ?? text(report, 'effectiveDirective'),
      blocked: originOf(text(report, 'blocked-uri') ?? text(report, 'blockedURL')),
    }))
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

function text(value: unknown, name: string) {
  const found = fieldOf(value, name)
  return typeof found === 'string' ? found.slice(0, 200) : undefined
}

const pathOf = (url = '') => URL.parse(url)?.pathname

/** A keyword such as "inline", or the address without its path. */
const originOf = (url = '') => (/^[a-z-]{1,20}$/.test(url) ? url : URL.parse(url)?.origin)
