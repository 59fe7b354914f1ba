/** The part of OpenAPI 3.1 that our own description uses. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
}

type Content = Record<string, { schema?: Schema }>

type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content?: Content; required?: boolean }
  responses?: Record<string, { description?: string; content?: Content }>
}

export type OpenApi = {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  security?: Record<string, string[]>[]
  components?: { schemas?: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export type Call = { method: string; path: string; operation: Operation }

/** Every call, grouped by its tag, in the order of the description. */
export function callsByTag(api: OpenApi): [string, Call[]][] {
  const groups = new Map<string, Call[]>()
  for (const [path, item] of Object.entries(api.paths))
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), { method, path, operation }])
    }
  return [...groups]
}

function resolve(api: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && api.components?.schemas?.[name]) || schema
}

/** Describes a schema in one line, such as "string (email) at most 254 characters". */
export function typeOf(api: OpenApi, given: Schema): string {
  const schema = resolve(api, given)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return [...new Set(alternatives.map((one) => typeOf(api, one)))].join(' | ')
  if (schema.items) return `list of ${typeOf(api, schema.items)}`
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  return [type, schema.format && `(${schema.format})`, limitsOf(schema)].filter(Boolean).join(' ')
}

function limitsOf({ minLength, maxLength, minimum, maximum }: Schema) {
  const unit = minLength !== undefined || maxLength !== undefined ? ' characters' : ''
  const least = limit(minLength ?? minimum)
  const most = limit(maxLength ?? maximum)
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (most !== undefined) return `at most ${most}${unit}`
  return least === undefined ? '' : `at least ${least}${unit}`
}

/** The generator writes the smallest or largest safe integer where there is no limit. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value

/**
 * The object whose properties are listed: the schema itself, the items of an array, or the first alternative that has
 * any.
 */
export function objectIn(api: OpenApi, given: Schema | undefined): Schema | null {
  if (!given) return null
  const schema = resolve(api, given)
  if (schema.properties) return schema
  if (schema.items) return objectIn(api, schema.items)
  for (const one of schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) {
    const found = objectIn(api, one)
    if (found) return found
  }
  return null
}
