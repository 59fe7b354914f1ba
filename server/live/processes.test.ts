import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, SECOND } from '#contract/durations.ts'
import { anyPort, openStream, write } from '#tests/live-reader.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { deleteExpiredComposers } from './composer.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }

type Server = Awaited<ReturnType<typeof startTestApp>>

async function admin(server: Server) {
  const user = await server.makeUser({ role: 'admin' })
  const { access_token: token } = await server.signIn(user.email, user.password)
  return { ...user, token, bearer: { authorization: `Bearer ${token}` } }
}

const receive = async (server: Server) =>
  (await server.post('/api/submit-contact-form', enquiry)).json<{ id: string }>().id

test.runIf(isPostgres)(
  'an event written by one process is sent immediately by the other',
  async () => {
    await using first = await startTestApp()
    await using second = await startTestApp({ beside: first })
    await first.app.listen(anyPort)
    await second.app.listen(anyPort)
    const reader = await openStream(second, (await admin(first)).token)
    for (const id of ['a', 'b', 'c']) {
      await write(first, id)
      await receive(first)
      // Sooner than its next poll.
      await expect.poll(() => reader.ids(), { timeout: 5_000 }).toContain(id)
    }
  },
)

test.runIf(isPostgres)(
  'behind a pooler a process listens for the others at the direct address',
  async () => {
    await using first = await startTestApp()
    const DATABASE_DIRECT_URL = `${first.place.DATABASE_URL}?application_name=direct`
    await using second = await startTestApp({ beside: first, env: { DATABASE_DIRECT_URL } })
    await first.app.listen(anyPort)
    await second.app.listen(anyPort)
    const reader = await openStream(second, (await admin(first)).token)
    const listening = sql<{ name: string }>`select application_name as name from pg_stat_activity
    where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`
    const names = async () =>
      (await listening.execute(first.database.db)).rows.map(({ name }) => name)
    await expect.poll(names).toContain('direct')
    expect((await names()).filter((name) => name === 'direct')).toHaveLength(1)
    const id = await receive(first)
    await expect.poll(() => reader.ids(), { timeout: 5_000 }).toContain(id)
  },
)

test.runIf(isPostgres)(
  'events written while a process was disconnected are sent afterwards',
  async () => {
    await using first = await startTestApp()
    await using second = await startTestApp({ beside: first })
    await second.app.listen(anyPort)
    const reader = await openStream(second, (await admin(first)).token)
    const listening = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`
    const pids = async () => (await listening.execute(first.database.db)).rows.map(({ pid }) => pid)
    await expect.poll(async () => (await pids()).length).toBe(1)
    const [pid] = await pids()
    await sql`select pg_terminate_backend(${pid})`.execute(first.database.db)
    await write(first, 'a')
    await expect.poll(() => reader.ids(), { timeout: 8_000 }).toEqual(['a'])
  },
)

test('others see who is writing a reply until the composer is closed', async () => {
  await using server = await startTestApp()
  await server.app.listen(anyPort)
  const [maya, tom] = [await admin(server), await admin(server)]
  const id = await receive(server)
  const path = `/api/contact_submissions/${id}/replying`
  const early = await openStream(server, tom.token)
  expect((await server.put(path, undefined, maya.bearer)).statusCode).toBe(204)
  const told = (people: { id: string; email: string }[]) => ({
    kind: 'enquiry.replying',
    id,
    people: people.map(({ id, email }) => ({ id, email })),
  })
  const replying = (reader: typeof early) =>
    reader.told().filter(({ kind }) => kind === 'enquiry.replying')
  await expect.poll(() => replying(early)).toEqual([told([maya])])
  // A stream opened later gets it first.
  const late = await openStream(server, tom.token)
  await expect.poll(() => replying(late)).toEqual([told([maya])])
  await server.put(path, undefined, maya.bearer)
  await server.put(path, undefined, tom.bearer)
  await expect.poll(() => replying(early).length).toBe(2)
  await server.delete(path, undefined, maya.bearer)
  await expect.poll(() => replying(early).length).toBe(3)
  expect(replying(early).at(-1)).toEqual(told([tom]))
  await server.delete(path, undefined, tom.bearer)
  await expect.poll(() => replying(late).at(-1)).toEqual(told([]))
})

test('a reply in progress counts as put away 30 seconds after the last activity', async () => {
  await using server = await startTestApp({ liveTickMs: 20 })
  await server.app.listen(anyPort)
  const { token, bearer, id: userId } = await admin(server)
  const id = await receive(server)
  const path = `/api/contact_submissions/${id}/replying`
  await server.put(path, undefined, bearer)
  const reader = await openStream(server, token)
  const people = () =>
    reader
      .told()
      .filter(({ kind }) => kind === 'enquiry.replying')
      .map((event) => event.people?.map((person) => person.id))
  await expect.poll(people).toEqual([[userId]])
  server.clock.advance(20 * SECOND)
  await server.put(path, undefined, bearer)
  server.clock.advance(29 * SECOND)
  expect(await deleteExpiredComposers(server.database.db, server.clock.now())).toBe(0)
  server.clock.advance(2 * SECOND)
  await expect.poll(people).toEqual([[userId], []])
  expect(await deleteExpiredComposers(server.database.db, server.clock.now())).toBe(1)
})

test.runIf(isPostgres)('who is replying is visible in another process, too', async () => {
  await using first = await startTestApp()
  await using second = await startTestApp({ beside: first })
  await second.app.listen(anyPort)
  await first.app.listen(anyPort)
  const { token, bearer, id: userId } = await admin(first)
  const id = await receive(first)
  const reader = await openStream(second, token)
  await first.put(`/api/contact_submissions/${id}/replying`, undefined, bearer)
  await expect
    .poll(() => reader.told().at(-1), { timeout: 5_000 })
    .toMatchObject({ kind: 'enquiry.replying', id, people: [{ id: userId }] })
})

test('only admins can announce a reply, and only for existing enquiries', async () => {
  await using server = await startTestApp()
  const { bearer } = await admin(server)
  const user = { authorization: `Bearer ${await server.adminToken('user')}` }
  const unknown = '/api/contact_submissions/01890000-0000-7000-8000-000000000001/replying'
  expect((await server.put(unknown, undefined, bearer)).statusCode).toBe(404)
  expect((await server.put(unknown, undefined, user)).statusCode).toBe(403)
  expect((await server.put(unknown)).statusCode).toBe(401)
  expect((await server.put(unknown.replace('0189', 'x'), undefined, bearer)).statusCode).toBe(422)
  expect((await server.delete(unknown, undefined, bearer)).statusCode).toBe(204)
  server.clock.advance(HOUR)
  expect(await deleteExpiredComposers(server.database.db, server.clock.now())).toBe(0)
})
