import fc from 'fast-check'
import type { Call, Schema } from './described-calls.ts'
import { nearlyFitting } from './nearly-fitting.ts'
import { asText, encoded, rarely } from './rarely.ts'
import { strangeValue } from './strange-values.ts'

const badJson = [
  '{',
  '[1,]',
  '{"a":NaN}',
  '{"a":1}{',
  "{'a':1}",
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '1e999',
  '"',
  'nul',
  '['.repeat(20_000),
  '{"a":'.repeat(5_000),
  ' '.repeat(60_000),
]
const badTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded; charset=x',
  '/',
  'application/json, text/html',
  'constructor',
]

export function sentBody({
  bodies,
}: Call): fc.Arbitrary<{ body: string; headers: Record<string, string> } | undefined> {
  const types = Object.entries(bodies)
  if (!types.length)
    return rarely(
      sent(fc.constantFrom(...badJson, '{}'), 'application/json'),
      fc.constant(undefined),
    )
  return fc.constantFrom(...types).chain(([type, schema]) =>
    fc.oneof(
      { weight: 16, arbitrary: sent(written(type, schema), type) },
      { weight: 1, arbitrary: sent(fc.constantFrom(...badJson), type) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(written(type, schema), fc.constantFrom(...badTypes))
          .chain(([body, other]) => sent(fc.constant(body), other)),
      },
      { weight: 1, arbitrary: sent(fc.constantFrom('', 'x'.repeat(65_537)), type) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  )
}

const sent = (bodies: fc.Arbitrary<string>, type: string) =>
  bodies.map((body) => ({ body, headers: { 'content-type': type } }))

function written(type: string, schema: Schema): fc.Arbitrary<string> {
  const value = type === 'application/csp-report' ? strangeValue : nearlyFitting(schema)
  if (!type.includes('form')) return value.map((one) => JSON.stringify(one))
  return value.map((one) => {
    const fields = Object.entries(one ?? {})
    if (type.includes('multipart'))
      return (
        fields
          .map(
            ([name, text]) =>
              `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(text)}\r\n`,
          )
          .join('') + '--x--'
      )
    return fields.map((pair) => pair.map(encoded).join('=')).join('&')
  })
}
