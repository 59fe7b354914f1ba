import { expect, test } from 'vitest'
import { DAY, SECOND } from '#contract/durations.ts'
import { anyPort, happen, openStream, write } from '#tests/live-reader.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { deleteOldEvents } from './event-log.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }
const many = (count: number) => Array.from({ length: count }, (_, at) => `e${at}`)

async function startListening(beside?: Awaited<ReturnType<typeof startTestApp>>) {
  const server = await startTestApp(beside ? { beside } : {})
  await server.app.listen(anyPort)
  return server
}

test('events written during a call are sent to every stream, in order and once', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  const readers = [await openStream(server, token), await openStream(server, token)]
  await write(server, 'a', 'b')
  await server.post('/api/submit-contact-form', enquiry)
  await happen(server, 'c')
  for (const reader of readers) {
    await expect.poll(() => reader.ids().at(-1)).toBe('c')
    const own = reader.ids().filter((id) => id!.length === 1)
    expect(own).toEqual(['a', 'b', 'c'])
    expect(reader.told()[0]).toEqual({ kind: 'enquiry.changed', id: 'a', by: null })
  }
})

test('a stream starts by saying whether it was resumed and how long there have been no events', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  const opened = { kind: 'opened', resumed: false, quiet_ms: null }
  const first = await openStream(server, token)
  expect(first.opened()).toEqual(opened)
  await happen(server, 'a')
  await first.hears(1)
  server.clock.advance(3 * SECOND)
  const second = await openStream(server, token)
  expect(second.opened()).toEqual({ ...opened, quiet_ms: 3_000 })
  const resumed = await openStream(server, token, { lastEventId: first.lastEventId() })
  expect(resumed.opened()).toEqual({ kind: 'opened', resumed: true, quiet_ms: 3_000 })
})

test('read marks are sent only to the person they belong to', async () => {
  await using server = await startListening()
  const [reader, other] = [
    await server.makeUser({ role: 'admin' }),
    await server.makeUser({ role: 'admin' }),
  ]
  const streamOf = async ({ email, password }: typeof reader) =>
    openStream(server, (await server.signIn(email, password)).access_token)
  const [own, others] = [await streamOf(reader), await streamOf(other)]
  const event = { kind: 'enquiry.read', id: 'a', by: reader.id }
  const at = server.clock.now().toISOString()
  await server.database.db
    .insertInto('live_events')
    .values({ at, kind: event.kind, submission_id: 'a', data: JSON.stringify(event) })
    .execute()
  await happen(server, 'b')
  for (const stream of [own, others]) await expect.poll(() => stream.ids().at(-1)).toBe('b')
  expect(own.told()[0]).toEqual(event)
  expect(others.ids()).toEqual(['b'])
})

test('events recorded by the outbox are sent without waiting for a call', async () => {
  const arrived = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  await using smtp = await startSmtpServer({
    onData(stream, _session, done) {
      stream.resume().once('end', async () => {
        arrived.resolve()
        await goOn.promise
        done(null, 'kept')
      })
    },
  })
  const env = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example' }
  await using server = await startTestApp({ env })
  await server.app.listen(anyPort)
  const reader = await openStream(server, await server.adminToken())
  await server.post('/api/submit-contact-form', enquiry)
  await arrived.promise
  await write(server, 'a')
  goOn.resolve()
  await expect.poll(() => reader.ids(), { timeout: 5_000 }).toContain('a')
})

test('a resumed stream first gets the events it missed', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  await happen(server, 'before')
  const first = await openStream(server, token)
  await happen(server, 'heard')
  await first.hears(1)
  first.leave()
  await write(server, 'missed 1', 'missed 2')
  const second = await openStream(server, token, { lastEventId: first.lastEventId() })
  await second.hears(2)
  await happen(server, 'after')
  await second.hears(3)
  expect(second.ids()).toEqual(['missed 1', 'missed 2', 'after'])
  // Beside another one that missed nothing.
  const third = await openStream(server, token, { lastEventId: first.lastEventId() })
  await third.hears(3)
  expect(third.ids()).toEqual(['missed 1', 'missed 2', 'after'])
  const fourth = await openStream(server, token, { lastEventId: second.lastEventId() })
  await happen(server, 'last')
  await fourth.hears(1)
  expect(fourth.ids()).toEqual(['last'])
})

test('a stream that received no events resumes from where it began', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  await write(server, 'before')
  const first = await openStream(server, token)
  first.leave()
  await write(server, 'missed')
  const second = await openStream(server, token, { lastEventId: first.lastEventId() })
  await second.hears(1)
  expect(second.ids()).toEqual(['missed'])
})

test('a stream can be resumed at a restarted server', async () => {
  await using first = await startListening()
  const token = await first.adminToken()
  await write(first, 'before')
  const reader = await openStream(first, token)
  await happen(first, 'heard')
  await reader.hears(1)
  await first.app.close()
  await reader.ends()
  await write(first, 'missed')
  await using second = await startListening(first)
  const again = await openStream(second, token, { lastEventId: reader.lastEventId() })
  await again.hears(1)
  expect(again.ids()).toEqual(['missed'])
})

test('an unknown event id is answered with a reset, from which the stream continues', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  await write(server, 'one', 'two', 'three')
  const { lastEventId, leave } = await openStream(server, token)
  leave()
  const [xid, seq, at] = lastEventId().split('-')
  const strange = [
    'nonsense',
    '1',
    "0-1-2'; drop table users",
    '-1--1--1',
    '9'.repeat(400),
    '999999999999999999-999999999999999999-1',
    `${xid}-${seq}-${Number(at) + 1}`,
    `${xid}-${Number(seq) + 1000}-${at}`,
    `${Number(xid) + 1}-${seq}-${at}`,
  ]
  for (const lastEventId of strange) {
    const reader = await openStream(server, token, { lastEventId })
    await reader.hears(1)
    expect(reader.kinds(), lastEventId).toEqual(['reset'])
    await happen(server, 'next')
    await reader.hears(2)
    expect(reader.ids()[1]).toBe('next')
    reader.leave()
  }
})

test('a client that missed more than a hundred events is told to reload everything', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  await write(server, 'before')
  const first = await openStream(server, token)
  const open = await openStream(server, token)
  first.leave()
  await happen(server, ...many(100))
  await open.hears(100)
  const all = await openStream(server, token, { lastEventId: first.lastEventId() })
  await all.hears(100)
  expect(all.ids()).toEqual(many(100))
  await happen(server, ...many(101))
  await open.hears(101)
  expect(open.kinds().slice(100)).toEqual(['reset'])
  const late = await openStream(server, token, { lastEventId: first.lastEventId() })
  await late.hears(1)
  expect(late.kinds()).toEqual(['reset'])
  await happen(server, 'next')
  for (const reader of [open, late]) await expect.poll(() => reader.ids().at(-1)).toBe('next')
})

test('events are kept for a day, and the newest one until there is another', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  const { database, clock } = server
  await write(server, 'a', 'b', 'c')
  const reader = await openStream(server, token)
  expect(await deleteOldEvents(database, clock.now())).toBe(0)
  clock.advance(DAY + 1)
  expect(await deleteOldEvents(database, clock.now())).toBe(2)
  const now = await server.adminToken()
  const resumed = await openStream(server, now, { lastEventId: reader.lastEventId() })
  await happen(server, 'd')
  await resumed.hears(1)
  expect(resumed.ids()).toEqual(['d'])
  expect(await deleteOldEvents(database, clock.now())).toBe(1)
  const late = await openStream(server, now, { lastEventId: reader.lastEventId() })
  await late.hears(1)
  expect(late.kinds()).toEqual(['reset'])
})

test.runIf(isPostgres)('an event whose transaction commits late is not skipped', async () => {
  await using server = await startListening()
  const token = await server.adminToken()
  const reader = await openStream(server, token)
  const { db } = server.database
  const at = server.clock.now().toISOString()
  const event = (id: string) => ({ at, kind: 'enquiry.deleted', submission_id: id, data: '{}' })
  const goOn = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (trx) => {
    await trx.insertInto('live_events').values(event('slow')).execute()
    written.resolve()
    await goOn.promise
  })
  await written.promise
  await db.insertInto('live_events').values(event('quick')).execute()
  server.app.live.wake()
  const meanwhile = await openStream(server, token)
  expect(reader.ids()).toEqual([])
  goOn.resolve()
  await slow
  // Its end is not announced.
  for (const each of [reader, meanwhile]) {
    await each.hears(2)
    expect(each.ids()).toEqual(['slow', 'quick'])
  }
  const resumed = await openStream(server, token, { lastEventId: meanwhile.lastEventId() })
  await happen(server, 'next')
  await resumed.hears(1)
  expect(resumed.ids()).toEqual(['next'])
})
