import fc from 'fast-check'
import type { Schema } from './described-calls.ts'
import { strangeKey, strangeNumber, strangeText, strangeValue } from './strange-values.ts'

/** Placeholders for existing rows; `send` replaces them with ids. In the order in which `openWorld` creates them. */
const known = (at: number) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
const kinds = {
  contact_submissions: [0, 1, 2],
  people: [3, 4],
  invitations: [5],
  webhooks: [6],
  saved_views: [7],
  reply_templates: [8],
  deliveries: [9, 10, 11],
}
export const knownIds = Object.values(kinds).flat().map(known)
/** The placeholder for the id in a path such as /api/webhooks/{id}. */
export function idsAbout(path: string) {
  const name = path.split('/')[2] as keyof typeof kinds
  return kinds[name]?.map(known) ?? knownIds
}

export const knownAddress = 'known@shop.example'

/** A value for a schema: mostly valid, and occasionally, anywhere in it, invalid. */
export function nearlyFitting(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 24, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: strangeValue },
  )
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, enum: options, type } = schema
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map(nearlyFitting))
  if ('const' in schema) return fc.constant(schema.const)
  if (options) return fc.constantFrom(...options)
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...schema, type: one })))
  if (type === undefined) return strangeValue
  return (types[type] ?? unknownType)(schema)
}

const unknownType = ({ type }: Schema) => {
  throw new Error(`No values are known for the type ${String(type)}.`)
}

const types: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: (schema) => text(schema),
  integer: (schema) => number(schema),
  number: (schema) => number(schema),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array({ items = {}, minItems = 0, maxItems = 4 }) {
    const most = Math.min(maxItems, 6)
    return fc.oneof(
      {
        weight: 8,
        arbitrary: fc.array(nearlyFitting(items), {
          minLength: Math.min(minItems, most),
          maxLength: most,
        }),
      },
      // One more than allowed, of the same kind.
      {
        weight: 1,
        arbitrary: fitting(items).map((one) => Array.from({ length: maxItems + 1 }, () => one)),
      },
    )
  },
  object({ properties = {}, required = [] }) {
    const fields = Object.entries(properties).map(([name, schema]) => [name, nearlyFitting(schema)])
    const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: required,
    })
    const more = fc.array(fc.tuple(strangeKey, strangeValue), { minLength: 1, maxLength: 3 })
    return fc.oneof(
      { weight: 12, arbitrary: record },
      {
        weight: 1,
        arbitrary: fc
          .tuple(record, more)
          .map(([some, others]) => ({ ...some, ...Object.fromEntries(others) })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(record, fc.constantFrom(...required, 'none'))
          .map(([some, name]) => without(some, name)),
      },
    )
  },
}

const without = (some: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(some).filter(([key]) => key !== name))

function number({ minimum = -1_000, maximum = 1_000 }: Schema) {
  const edges = [minimum, minimum - 1, maximum, maximum + 1, (minimum + maximum) / 2]
  return fc.oneof(
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(...edges),
    strangeNumber,
  )
}

function text({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? '']
  if (known) return fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: strangeText })
  // The limits of what is allowed, in characters of one, two and four bytes.
  const lengths = fc.constantFrom(minLength, Math.max(0, minLength - 1), maxLength, maxLength + 1)
  const edge = fc
    .tuple(lengths, fc.constantFrom('a', 'é', '𝄞'))
    .map(([length, letter]) => letter.repeat(length))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) }),
    },
    { weight: 2, arbitrary: fc.constantFrom(...knownIds, knownAddress, ...words) },
    { weight: 2, arbitrary: edge },
    { weight: 2, arbitrary: strangeText },
    // Inside an ordinary text of valid length.
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('\0', '\ud800', '\u2028', '\u202e', '\r\n')
        .map((one) => `a${one}b`),
    },
  )
}

/** Values for fields that are described only as texts. */
const words = [
  'new,won',
  'me',
  'none',
  '1',
  'due',
  'only',
  'csv',
  'json',
  'password',
  'https://hooks.invalid/in',
]

const date = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...knownIds) }, fc.uuid()),
  // With domains that do not exist.
  email: fc.oneof(
    fc.constant(knownAddress),
    fc.integer({ min: 0, max: 99 }).map((at) => `p${at}@shop.example`),
  ),
  'date-time': date.map((day) => day.toISOString()),
  date: date.map((day) => day.toISOString().slice(0, 10)),
}
