import fc from 'fast-check'
import type { Call, Schema } from './described-calls.ts'
import { idsAbout, knownIds, nearlyFitting } from './nearly-fitting.ts'
import { strangeKey, strangeText, strangeValue } from './strange-values.ts'

const actors = ['nobody', 'user', 'admin'] as const
export type Actor = (typeof actors)[number]

/** All that is sent, so that it can be printed and sent again. */
export type HostileRequest = {
  as: Actor
  call: Call
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Requests to one of the calls: nearly what it takes, or far from it. */
export const hostileRequests = (calls: Call[]): fc.Arbitrary<HostileRequest> =>
  fc.constantFrom(...calls).chain((call) => requestTo(call))

function requestTo(call: Call): fc.Arbitrary<HostileRequest> {
  const given = fc.record({
    as: actor(call),
    method: rarely(fc.constantFrom(...otherMethods), fc.constant(call.method)),
    place: place(call),
    query: query(call),
    headers: headers(call),
    sent: sentBody(call),
  })
  return given.map(({ as, method, place, query, headers, sent }) => ({
    as,
    call,
    method,
    path: place + query,
    headers: { ...sent?.headers, ...headers },
    ...(sent && { body: sent.body }),
  }))
}

/** Whoever may not make a call is mostly refused before anything of it is read. */
const actor = ({ who }: Call) =>
  who === 'anybody'
    ? fc.constantFrom(...actors)
    : fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...actors) },
        { weight: 2, arbitrary: fc.constant<Actor>('admin') },
      )

const otherMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
]

/** The first in one of ten cases. */
const rarely = <T>(seldom: fc.Arbitrary<T>, often: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: seldom }, { weight: 9, arbitrary: often })

/** As an address has it: what a browser would not send raw is encoded, now and then badly. */
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
const raw = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ed%a0%80',
  '%c0%ae',
  '/',
  '//',
  '.',
  '..',
  ';a=b',
  '*',
  '\u00ff',
  '~'.repeat(17_000),
)

function place({ path, parameters }: Call) {
  const inPath = parameters.filter((one) => one.in === 'path')
  const values = inPath.map(({ schema }) =>
    fc.oneof(
      { weight: 1, arbitrary: raw },
      { weight: 3, arbitrary: nearlyFitting(schema).map(encoded) },
      { weight: 6, arbitrary: fc.constantFrom(...idsAbout(path)) },
    ),
  )
  const filled = fc
    .tuple(...values)
    .map((words) =>
      inPath.reduce(
        (place, { name }, at) => place.replace(`{${name}}`, () => words[at] ?? ''),
        path,
      ),
    )
  return rarely(
    fc
      .tuple(filled, fc.constantFrom('/', '//', '/x', '%2f', '.json', '?', '#'))
      .map(([place, end]) => place + end),
    filled,
  )
}

function query({ parameters }: Call) {
  const names = parameters.filter((one) => one.in === 'query')
  const pairs = names.map(({ name, schema }) => {
    const value = rarely(raw, nearlyFitting(schema).map(encoded))
    // Of many parameters each request has a few.
    return fc
      .option(value, { freq: names.length > 4 ? 1 : 4 })
      .map((one) => (one === null ? [] : [`${name}=${one}`]))
  })
  const odd = rarely(
    fc
      .oneof(
        fc.constantFrom(
          '&&&',
          'limit=1&limit=2',
          'a[b]=c',
          'a[]=1',
          '__proto__[x]=1',
          '=',
          '%',
          'q',
          'limit=0x10',
          'limit=1e1',
          'cursor=AAAA',
        ),
        fc.tuple(strangeKey, strangeText).map((pair) => pair.map(encoded).join('=')),
      )
      .map((words) => [words]),
    fc.constant<string[]>([]),
  )
  return fc.tuple(...pairs, odd).map((parts) => {
    const some = parts.flat()
    return some.length ? `?${some.join('&')}` : ''
  })
}

const oddHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '::1, 127.0.0.1, evil' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'application/xml;q=x, */*;q=-1' },
  { 'accept-encoding': 'br;q=1e9, gzip;q=, *;q=0' },
  { range: 'bytes=9-1,--5,0-' },
  { 'if-none-match': '*, W/"' },
  { 'if-modified-since': 'yesterday' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `DPoP ${'x'.repeat(8_000)}` },
  { dpop: 'eyJhbGciOiJub25lIn0..' },
  { dpop: 'x'.repeat(9_000) },
  { cookie: '__Host-device=%; =; ;;' },
  { 'idempotency-key': 'not one' },
  { 'idempotency-key': knownIds[0]! },
  { 'last-event-id': '-1' },
  { 'last-event-id': '9'.repeat(40) },
  { 'x-supabase-api-version': '2024-01-01' },
  { 'user-agent': '\u00e9\u00ff'.repeat(200) },
  { 'x-request-id': '{"a":1}' },
]

function headers({ parameters }: Call) {
  const odd = rarely(fc.constantFrom(...oddHeaders), fc.constant<Record<string, string>>({}))
  const own = parameters.filter((one) => one.in === 'header')
  const values = own.map(({ schema }) => fc.option(nearlyFitting(schema).map(asText)))
  return fc.tuple(odd, ...values).map(([some, ...texts]) => {
    // What HTTP itself cannot carry never leaves the client.
    const pairs = own.map(({ name }, at) => [
      name,
      texts[at]?.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 4_000),
    ])
    return { ...Object.fromEntries(pairs.filter(([, text]) => text)), ...some } as Record<
      string,
      string
    >
  })
}

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

function sentBody({
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
