/** A schema of the API description. */
export type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

export type Call = {
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: { name: string; in: 'query' | 'path' | 'header'; schema: Schema }[]
  /** By media type; empty if it takes no body. */
  bodies: Record<string, Schema>
  /** Who may call it: anybody, everybody with a session, or only admins. */
  who: 'anybody' | 'account' | 'admin'
}

type Operation = {
  parameters?: Call['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
  security?: { session: string[] }[]
}

/** Calls that are not described, since only browsers, machines and the server's own pages make them. */
const hidden: [method: string, path: string][] = [
  ['POST', '/api/csp-report'],
  ['POST', '/api/browser-fault'],
  ['GET', '/api/delivery-previews/{ticket}'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/{unknown}'],
  ['GET', '/metrics'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/images/{name}'],
  ['GET', '/{page}'],
]

/** Every call in GET /api/openapi.json, and those that it leaves out. */
export async function describedCalls(url: string): Promise<Call[]> {
  const answer = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => {
      const { parameters = [], requestBody, security } = operation
      const bodies = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        bodies: Object.fromEntries(bodies.map(([type, { schema }]) => [type, schema])),
        who: security ? (security[0]?.session.includes('admin') ? 'admin' : 'account') : 'anybody',
      }
    }),
  )
  return [...described, ...hidden.map(([method, path]) => hiddenCall(method, path))]
}

const hiddenCall = (method: string, path: string): Call => ({
  method,
  path,
  parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    schema: { type: 'string' },
  })),
  bodies: method === 'POST' ? { 'application/csp-report': { type: 'object' } } : {},
  who: 'anybody',
})
