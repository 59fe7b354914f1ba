import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { Problem } from '#contract/problem.ts'

const description = `Everything the site and its back office do, they do through these calls. Errors are problem
details (RFC 9457) with a stable \`code\`; the calls below /api/auth speak GoTrue's shape instead.`

/** Describes every route that follows, for GET /api/openapi.json. */
export async function describeRoutes(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Enquiries and accounts',
        version: '1',
        description: description.replaceAll('\n', ' '),
      },
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The access token of a session.',
          },
        },
      },
    },
    transform: (input) =>
      jsonSchemaTransform({ ...input, schema: withProblems(input.schema, input.url) }),
    transformObject: jsonSchemaTransformObject,
  })
}

const isRange = ([status]: [string, unknown]) => /^[45]xx$/i.test(status)

/** What may go wrong with any call needs to be said once, here. */
function withProblems(schema: FastifySchema | undefined, url: string): FastifySchema {
  if (!schema) return { hide: true }
  const { response, ...rest } = schema
  const answers = Object.entries((response ?? {}) as Record<string, unknown>)
  const good = Object.fromEntries(answers.filter((answer) => !isRange(answer)))
  if (url.startsWith('/api/auth/')) {
    const ranges = answers.filter(isRange).map(([status, shape]) => [status.toUpperCase(), shape])
    return { ...rest, response: { ...good, ...Object.fromEntries(ranges) } }
  }
  const secured = rest.security ? [401, 403] : []
  const withInput = rest.body || rest.querystring || rest.params ? [422] : []
  const entries = [...secured, ...withInput, '4XX', 503].map((status) => [status, problem(status)])
  return { ...rest, response: { ...good, ...Object.fromEntries(entries) } }
}

const sentences: Record<string, string> = {
  401: 'No session, or one that has ended',
  403: 'Not allowed to this account',
  422: 'Some field is wrong; `errors` says which',
  '4XX': 'Any other fault of the request; `code` says which',
  503: 'Busy; try again after `Retry-After` seconds',
}

const problem = (status: number | string) => ({
  description: sentences[status],
  content: { 'application/problem+json': { schema: Problem } },
})

export function serveDescription(app: FastifyInstance) {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
