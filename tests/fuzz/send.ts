import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { knownAddress, knownIds } from './nearly-fitting.ts'
import type { Actor, HostileRequest } from './requests.ts'

export type Answer = {
  /** 0 if the connection broke. */
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** Who sends the requests and what they are about. */
export type World = { url: string; ids: string[]; address: string; token(actor: Actor): string }

const maxDurationMs = 15_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export async function send(hostile: HostileRequest, world: World): Promise<Answer> {
  const { as, method, headers } = hostile
  const token = world.token(as)
  const body = hostile.body === undefined ? undefined : filled(hostile.body, world)
  const asked = request(world.url, {
    method,
    path: filled(hostile.path, world),
    agent,
    signal: AbortSignal.timeout(maxDurationMs),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
  })
  try {
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const { statusCode = 0, headers } = answer
    if (headers['content-type']?.startsWith('text/event-stream')) {
      answer.destroy()
      return { status: statusCode, headers, body: '' }
    }
    return { status: statusCode, headers, body: Buffer.concat(await answer.toArray()).toString() }
  } catch (error) {
    return { status: 0, headers: {}, body: String(error) }
  }
}

const filled = (text: string, { ids, address }: World) =>
  text
    .replaceAll(
      /00000000-0000-4000-8000-0{11}[0-9a-f]/g,
      (known) => ids[knownIds.indexOf(known)] ?? known,
    )
    .replaceAll(knownAddress, address)
