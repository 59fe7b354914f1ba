import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { onTestFinished, vi } from 'vitest'
import type { startTestApp } from './start-test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Told = { kind: string; id?: string; people?: { id: string }[] }
type Wish = { lastEventId?: string; headers?: Record<string, string> }

export const anyPort = { port: 0, host: '127.0.0.1' }

/** Reads `GET /api/events` of a listening server, as a browser does. */
export async function openStream(at: Server | number, token: string, wish: Wish = {}) {
  const port = typeof at === 'number' ? at : (at.app.server.address() as AddressInfo).port
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(wish.lastEventId !== undefined && { 'last-event-id': wish.lastEventId }),
      ...wish.headers,
    }
    const options = { host: '127.0.0.1', port, path: '/api/events', headers, agent: false }
    const asked = request(options, resolve)
    asked.once('error', reject).end()
    onTestFinished(() => void asked.destroy())
  })
  let text = ''
  let end: 'open' | 'ended' | 'cut' = 'open'
  answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  answer.once('end', () => (end = 'ended'))
  answer.once('error', () => (end = 'cut'))
  const blocks = () => text.split('\n\n').slice(0, -1)
  const field = (name: string) =>
    blocks().flatMap((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2)),
    )
  const all = () => field('data').map((data) => JSON.parse(data) as Told)
  const told = () => all().filter(({ kind }) => kind !== 'opened')
  const reader = {
    status: answer.statusCode,
    headers: answer.headers,
    answer,
    text: () => text,
    told,
    opened: () => all()[0],
    ids: () => told().map(({ id }) => id),
    kinds: () => told().map(({ kind }) => kind),
    retry: () => field('retry'),
    lastEventId: () => field('id').at(-1) ?? '',
    state: () => end,
    /** Resolves when the server has accepted the stream, at its first event. */
    joined: () => vi.waitUntil(() => text !== '', waiting),
    hears: (count: number) => vi.waitUntil(() => told().length >= count, waiting),
    ends: () => vi.waitUntil(() => end !== 'open', waiting),
    leave: () => void answer.destroy(),
  }
  if (reader.status === 200) await reader.joined()
  return reader
}

const waiting = { timeout: 45_000, interval: 5 }

/** Writes events to the database without notifying anybody. */
export async function write(server: Server, ...ids: string[]) {
  const at = server.clock.now().toISOString()
  const rows = ids.map((id) => ({
    at,
    kind: 'enquiry.changed',
    submission_id: id,
    data: JSON.stringify({ by: null }),
  }))
  await server.database.db.insertInto('live_events').values(rows).execute()
  await settled(server)
}

/** Other tests have transactions in the same PostgreSQL, and events wait for those to end. */
async function settled({ database: { db, dialect } }: Server) {
  if (dialect === 'sqlite') return
  const open = sql`select 1 from live_events where xid >= pg_snapshot_xmin(pg_current_snapshot())`
  await vi.waitUntil(async () => (await open.execute(db)).rows.length === 0, waiting)
}

/** The same, and wakes the process. */
export async function happen(server: Server, ...ids: string[]) {
  await write(server, ...ids)
  server.app.live.wake()
}
