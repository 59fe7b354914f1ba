import fc from 'fast-check'
import type { Call } from './described-calls.ts'
import { knownIds, nearlyFitting } from './nearly-fitting.ts'
import { asText, rarely } from './rarely.ts'

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

export function headers({ parameters }: Call) {
  const odd = rarely(fc.constantFrom(...oddHeaders), fc.constant<Record<string, string>>({}))
  const own = parameters.filter((one) => one.in === 'header')
  const values = own.map(({ schema }) => fc.option(nearlyFitting(schema).map(asText)))
  return fc.tuple(odd, ...values).map(([some, ...texts]) => {
    // Headers that HTTP itself cannot carry never leave the client.
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
