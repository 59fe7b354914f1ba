import type { FastifyInstance } from 'fastify'
import { createLogLimit } from '#server/http/limits/log-limit.ts'

const bounds = { perMinute: 20, perClient: 12 }
const maxPerRequest = 10

type Options = {
  now: () => Date
  /** The paths of our pages. */
  pages: string[]
}

/**
 * Logs some violations of our content security policy. Anybody can send reports, so text is logged only if it is one of
 * the browsers' keywords, one of our pages, or a host name.
 */
export async function cspReports(app: FastifyInstance, { now, pages }: Options) {
  const known = new Set(pages.map((page) => page.split('?')[0]))
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 32_768 },
    app.getDefaultJsonParser('ignore', 'ignore'),
  )
  const lines = createLogLimit(bounds, now)

  const options = { onRequest: lines.skipUnnoted, schema: { hide: true } }
  app.post('/csp-report', options, async (request, reply) => {
    for (const report of reportsIn(request.body, known).slice(0, maxPerRequest))
      if (lines.take(request.ip)) request.log.warn(report, 'content security policy violated')
    return reply.code(204).send()
  })
}

/** Both formats: one report below "csp-report", or a list of reports with a "body" each. */
function reportsIn(body: unknown, known: Set<string | undefined>) {
  const list = Array.isArray(body)
    ? body.map((report) => fieldOf(report, 'body'))
    : [fieldOf(body, 'csp-report')]
  return list
    .filter((report) => report !== undefined)
    .map((report) => {
      const page = URL.parse(text(report, 'document-uri', 'documentURL'))?.pathname
      const directive = text(report, 'effective-directive', 'effectiveDirective')
      return {
        page: known.has(page) ? page : undefined,
        directive: directives.test(directive) ? directive : undefined,
        blocked: blockedIn(text(report, 'blocked-uri', 'blockedURL')),
      }
    })
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** The field's text, under its older or its newer name. */
function text(value: unknown, ...names: [string, string]) {
  const found = names.map((name) => fieldOf(value, name)).find((field) => field !== undefined)
  return typeof found === 'string' ? found.slice(0, 2_000) : ''
}

const directives =
  /^((script|style)-src(-elem|-attr)?|(default|img|font|connect|manifest|object|media|child|frame|worker)-src|base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for|sandbox)$/
const keywords =
  /^(inline|eval|wasm-eval|self|data|blob|about|filesystem|trusted-types-policy|trusted-types-sink)$/

/** A keyword such as "inline", the scheme if there is no host, or the URL without its path. */
function blockedIn(text: string) {
  if (keywords.test(text)) return text
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin.slice(0, 100)
  return url ? 'another scheme' : undefined
}
