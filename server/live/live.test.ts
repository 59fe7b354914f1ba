import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { DAY, HOUR, SECOND } from '#contract/durations.ts'
import { anyPort, happen, openStream, write } from '#tests/live-reader.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Options = Parameters<typeof startTestApp>[0]

async function startListening(options: Options = {}) {
  const server = await startTestApp(options)
  await server.app.listen(anyPort)
  return server
}

async function admin(server: Server) {
  const user = await server.makeUser({ role: 'admin' })
  const { access_token: token } = await server.signIn(user.email, user.password)
  return { ...user, token, bearer: { authorization: `Bearer ${token}` } }
}

test('the stream requires an admin’s bearer token, and is neither cached nor compressed', async () => {
  await using server = await startListening()
  const { token } = await admin(server)
  const gzip = { 'accept-encoding': 'gzip, br' }
  const reader = await openStream(server, token, { headers: gzip })
  expect(reader.status).toBe(200)
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(reader.headers).not.toHaveProperty('content-encoding')
  expect((await openStream(server, await server.adminToken('user'))).status).toBe(403)
  expect((await openStream(server, 'nonsense')).status).toBe(401)
  const inAddress = await server.get(`/api/events?access_token=${token}&token=${token}`)
  expect(inAddress.statusCode).toBe(401)
  const head = await server.app.inject({ method: 'HEAD', url: '/api/events' })
  expect(head.statusCode).toBe(405)
})

test('a stream stays open beyond the time limit of other calls', async () => {
  await using server = await startListening()
  const { token } = await admin(server)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const reader = await openStream(server, token)
    await vi.advanceTimersByTimeAsync(11 * SECOND)
    await happen(server, 'a')
    await reader.hears(1)
    expect(reader.state()).toBe('open')
  } finally {
    vi.useRealTimers()
  }
})

test('comments are sent at intervals, so that an idle stream is not considered dead', async () => {
  await using server = await startListening({ liveTickMs: 2 })
  const reader = await openStream(server, (await admin(server)).token)
  await expect
    .poll(() => reader.text().match(/^:$/gm)?.length, { timeout: 10_000 })
    .toBeGreaterThan(4)
  expect(reader.told()).toEqual([])
})

/** As another process would: this one only finds the database changed. */
const endings: Record<string, (server: Server, user: { id: string }) => Promise<unknown>> = {
  'the session is ended elsewhere': ({ database: { db } }, { id }) =>
    db.deleteFrom('sessions').where('user_id', '=', id).execute(),
  'the person is no admin any more': ({ database: { db } }, { id }) =>
    db.updateTable('user_roles').set({ role: 'user' }).where('user_id', '=', id).execute(),
  'the account is deleted': ({ database: { db } }, { id }) =>
    db.deleteFrom('users').where('id', '=', id).execute(),
  'the session has been idle for too long': async ({ clock }) => clock.advance(13 * HOUR),
}

test.for(Object.entries(endings))('the stream ends when %s', async ([, endIt]) => {
  await using server = await startListening({ liveTickMs: 300 })
  const user = await admin(server)
  const reader = await openStream(server, user.token)
  await endIt(server, user)
  await reader.ends()
  expect(reader.state()).toBe('ended')
  await write(server, 'secret')
  expect(reader.told()).toEqual([])
  // Sooner than the next poll of the process.
  expect(reader.text()).not.toContain('\n:\n')
})

test('events after the end of a session are not sent, even before the session is checked again', async () => {
  await using server = await startListening({ liveTickMs: DAY })
  const [user, other] = [await admin(server), await admin(server)]
  const [reader, witness] = [
    await openStream(server, user.token),
    await openStream(server, other.token),
  ]
  await server.database.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  await happen(server, 'secret')
  await witness.hears(1)
  expect(reader.told()).toEqual([])
})

test('signing out ends the streams of that session immediately, and no others', async () => {
  await using server = await startListening({ liveTickMs: DAY })
  const user = await admin(server)
  const elsewhere = await server.signIn(user.email, user.password)
  const readers = [await openStream(server, user.token), await openStream(server, user.token)]
  const other = await openStream(server, elsewhere.access_token)
  await server.post('/api/auth/logout?scope=local', undefined, user.bearer)
  for (const reader of readers) await reader.ends()
  await happen(server, 'a')
  await other.hears(1)
  expect(other.state()).toBe('open')
})

test('a closing server ends its streams, accepts no more, and asks readers to return to the next process', async () => {
  await using server = await startListening()
  const { token } = await admin(server)
  const reader = await openStream(server, token)
  await server.app.live.stop()
  await reader.ends()
  expect(reader.state()).toBe('ended')
  const late = await openStream(server, token)
  expect(late.status).toBe(503)
  expect(late.headers['retry-after']).toBe('2')
})

test('a person may have eight streams: the oldest is closed and told to wait before it reconnects', async () => {
  await using server = await startListening()
  const [{ token }, other] = [await admin(server), await admin(server)]
  const first = await openStream(server, token)
  const witness = await openStream(server, other.token)
  const others = []
  for (let count = 0; count < 7; count++) others.push(await openStream(server, token))
  expect(first.state()).toBe('open')
  others.push(await openStream(server, token))
  await first.ends()
  expect(first.retry()).toEqual(['60000'])
  await happen(server, 'a')
  for (const reader of [witness, ...others]) await reader.hears(1)
  expect(first.told()).toEqual([])
})

test('a process may have 500 streams, which it counts; the next reader is asked to retry later', async () => {
  // Behind a proxy, because otherwise one client has no more than 256 connections.
  const env = { METRICS_TOKEN: 'a-token-for-metrics', TRUST_PROXY: '1' }
  await using server = await startListening({ env })
  const users = []
  for (let count = 0; count < 63; count++) users.push(await admin(server))
  const tokens = users.flatMap(({ token }) => Array.from({ length: 8 }, () => token))
  const readers = await Promise.all(tokens.slice(0, 500).map((token) => openStream(server, token)))
  const next = await openStream(server, tokens[500]!)
  expect(next.status).toBe(503)
  expect(next.headers['retry-after']).toBe('30')
  const bearer = { authorization: 'Bearer a-token-for-metrics' }
  const open = async () =>
    /^live_streams_open (\d+)$/m.exec((await server.get('/metrics', bearer)).body)?.[1]
  expect(await open()).toBe('500')
  for (const reader of readers) reader.leave()
  await expect.poll(open).toBe('0')
})

test('a client that disconnects while it is being authenticated gets no stream', async () => {
  await using server = await startListening({ env: { METRICS_TOKEN: 'a-token-for-metrics' } })
  const { token } = await admin(server)
  server.app.server.once('request', ({ socket }: IncomingMessage) => socket.destroy())
  await expect(openStream(server, token)).rejects.toThrow('socket hang up')
  const reader = await openStream(server, token)
  await happen(server, 'a')
  await reader.hears(1)
  const bearer = { authorization: 'Bearer a-token-for-metrics' }
  expect((await server.get('/metrics', bearer)).body).toContain('\nlive_streams_open 1\n')
})

test('a stream whose client does not read is closed, and the others get everything', async () => {
  await using server = await startListening()
  const { token } = await admin(server)
  const slow = await openStream(server, token)
  const reader = await openStream(server, token)
  slow.answer.pause()
  const filler = 'x'.repeat(40_000)
  const events = Array.from({ length: 50 }, () => ({
    at: server.clock.now().toISOString(),
    kind: 'enquiry.changed',
    submission_id: 'a',
    data: JSON.stringify({ filler }),
  }))
  for (let round = 1; round <= 12; round++) {
    await server.database.db.insertInto('live_events').values(events).execute()
    server.app.live.wake()
    await reader.hears(round * events.length)
  }
  slow.answer.resume()
  await slow.ends()
  expect(slow.state()).toBe('cut')
  expect(slow.told().length).toBeLessThan(12 * events.length)
  expect(reader.state()).toBe('open')
})

test('streams continue after a database outage', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await using server = await startListening({ liveTickMs: 20 })
  const reader = await openStream(server, (await admin(server)).token)
  const { db } = server.database
  const away = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no database')
  })
  await happen(server, 'a')
  await expect
    .poll(() => server.logs.filter(({ msg }) => msg === 'live events are not read').length)
    .toBe(1)
  expect(reader.told()).toEqual([])
  away.mockRestore()
  await reader.hears(1)
  expect(reader.ids()).toEqual(['a'])
})

test('a failed check of stream permissions is logged and repeated', async () => {
  await using server = await startListening({ liveTickMs: 100 })
  const { token, id } = await admin(server)
  const reader = await openStream(server, token)
  await expect.poll(reader.opened).toBeDefined()
  const { db } = server.database
  const select = db.selectFrom.bind(db) as (table: string) => never
  let failures = 0
  vi.spyOn(db, 'selectFrom').mockImplementation((table: unknown) => {
    if (table === 'sessions' && failures++ === 0) throw new Error('no answer')
    return select(table as string)
  })
  await expect
    .poll(() => server.logs.filter(({ msg }) => msg === 'live events are not read'))
    .toMatchObject([{ level: 40, err: { type: 'Error' } }])
  await db.deleteFrom('sessions').where('user_id', '=', id).execute()
  await reader.ends()
})

test('a slow database gets one check of stream permissions at a time', async () => {
  await using server = await startListening()
  const { token, id } = await admin(server)
  const answer = Promise.withResolvers<void>()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const reader = await openStream(server, token)
    const { db } = server.database
    const select = db.selectFrom.bind(db) as (table: string) => never
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => answer.promise.then(() => result),
    })
    let checks = 0
    vi.spyOn(db, 'selectFrom').mockImplementation((table: unknown) => {
      if (table !== 'sessions') return select(table as string)
      checks++
      return slow.selectFrom(table) as never
    })
    // Fewer ticks than between two heartbeats, which check before they look for events.
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(checks).toBe(1)
    await db.deleteFrom('sessions').where('user_id', '=', id).execute()
    answer.resolve()
    await expect
      .poll(() => vi.advanceTimersByTimeAsync(SECOND).then(reader.state), { timeout: 10_000 })
      .toBe('ended')
  } finally {
    answer.resolve()
    vi.useRealTimers()
  }
})
