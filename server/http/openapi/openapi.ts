import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '#contract/problem.ts'
import type { BuiltFile } from '#server/http/site/built-file.ts'
import { compressText } from '#server/http/site/compress-text.ts'
import { sendBuilt } from '#server/http/site/send-built.ts'
import { describeWebhooks } from './openapi-webhooks.ts'

const description = `Everything the site and its back office do, they do through these calls. Errors are problem
details (RFC 9457) with a stable \`code\`; the calls below /api/auth speak GoTrue's shape instead.`

/** Describes every route registered after it, for GET /api/openapi.json. */
export async function describeRoutes(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Enquiries and accounts',
        version: '1',
        description: description.replaceAll('\n', ' '),
      },
      servers: [{ url: '/', description: 'This server' }],
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
    transform: (input) => {
      const schema = withProblems(input.schema, input.url)
      const operationId = operationIdOf([input.route.method].flat()[0] ?? '', input.url)
      return jsonSchemaTransform({ ...input, schema: { operationId, ...schema } })
    },
    transformObject: (input) => ({
      ...withTags(jsonSchemaTransformObject(input)),
      webhooks: describeWebhooks(),
    }),
  })
}

/** "GET /api/user_roles" is getUserRoles. */
function operationIdOf(method: string, url: string) {
  const words = url.split(/[^a-z]+/i).filter((word) => word && word !== 'api')
  const capitals = words.map((word) => word[0]!.toUpperCase() + word.slice(1))
  return method.toLowerCase() + capitals.join('')
}

/** Lists the operations' tags, by which viewers group the calls. */
function withTags<Document extends object>(document: Document) {
  const { paths = {} } = document as { paths?: Record<string, Record<string, { tags?: string[] }>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const names = new Set(operations.flatMap(({ tags = [] }) => tags))
  return { ...document, tags: [...names].map((name) => ({ name })) }
}

type Answers = [status: string, shape: unknown][]

/** Routes declare their success and their own errors; those shared by all routes are added here. */
function withProblems(schema: FastifySchema | undefined, url: string): FastifySchema {
  if (!schema) return { hide: true }
  const { response, ...rest } = schema
  const answers: Answers = Object.entries(response ?? {})
  const good = answers.filter(([status]) => Number(status) < 400)
  const refused: Answers = url.startsWith('/api/auth/')
    ? answers.filter((answer) => !good.includes(answer)).map(asAuthFailure)
    : refusals(rest, answers).map((status) => [status, problem(status, takesForm(rest))])
  return { ...rest, response: Object.fromEntries([...good, ...refused]) }
}

function refusals(schema: FastifySchema, answers: Answers) {
  const own = answers.map(([status]) => status).filter((status) => Number(status) >= 400)
  const general = [
    ...(schema.security ? [401, 403] : []),
    ...(schema.params ? [404] : []),
    ...(schema.body ? [400, 413, 415] : []),
    ...(schema.body || schema.querystring || schema.params ? [422] : []),
    '4XX',
    503,
  ]
  return [...new Set([...own, ...general].map(String))]
}

const takesForm = ({ consumes = [] }: FastifySchema) =>
  consumes.includes('application/x-www-form-urlencoded')

const sentences: Record<string, string> = {
  400: 'The request could not be read',
  401: 'No session, or one that has ended',
  403: 'Not allowed to this account',
  404: 'There is none with this id',
  409: 'Conflicts with the current state; see `code`',
  410: 'The link has expired, is incomplete or is for something else',
  413: 'Longer than 64 KB',
  415: 'Unsupported media type',
  422: 'Some field is wrong; `errors` says which',
  429: 'Too often; try again after `Retry-After` seconds',
  '4XX': 'Any other fault of the request; `code` says which',
  503: 'Busy; try again after `Retry-After` seconds',
}

/** A refused plain form is answered with its page. */
const problem = (status: string, isForm: boolean) => ({
  description: sentences[status],
  content: {
    'application/problem+json': { schema: Problem },
    ...(isForm && { 'text/html': { schema: page } }),
  },
})

const page = z.string().meta({ description: 'The page of the form, filled in, with what is wrong' })

function asAuthFailure([status, schema]: Answers[number]): Answers[number] {
  const range = status.toUpperCase()
  const description = authSentences[range] ?? sentences[range]
  return [range, { description, content: { 'application/json': { schema } } }]
}

const authSentences: Record<string, string> = {
  400: 'Refused; `error_code` says why',
  403: 'No token of ours, or of a session that has ended',
  '4XX': 'Any other fault of the request; `error_code` says which',
  '5XX': 'Busy, or a fault of ours',
}

/** Public and long, so it is serialized once for all responses. */
export function serveDescription(app: FastifyInstance) {
  let file: Promise<BuiltFile> | undefined

  const describe = async (): Promise<BuiltFile> => ({
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-store',
    ...(await compressText(JSON.stringify(app.swagger()))),
  })

  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    file ??= describe().catch((error: unknown) => {
      file = undefined
      throw error
    })
    return sendBuilt(request, reply, await file)
  })
}
