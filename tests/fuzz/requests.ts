import fc from 'fast-check'
import { place, query } from './addresses.ts'
import { sentBody } from './bodies.ts'
import type { Call } from './described-calls.ts'
import { headers } from './headers.ts'
import { rarely } from './rarely.ts'

const actors = ['nobody', 'user', 'admin'] as const
export type Actor = (typeof actors)[number]

/** Everything that is sent, so that it can be printed and sent again. */
export type HostileRequest = {
  as: Actor
  call: Call
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Requests to one of the calls: nearly valid, or far from it. */
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

/** A caller without the permission is mostly refused before anything of the request is read. */
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
