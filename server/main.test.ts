import { Agent } from 'node:http'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { openStream } from '#tests/live-reader.ts'
import { keepSending, occupyPort, startServer as start } from '#tests/processes/started-server.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { isPassword } from './accounts/passwords/passwords.ts'
import { openDatabase } from './db/database.ts'

/** Processes take longer to start when all tests run at once. */
const timeout = 60_000

const passwordIn = (said: string) => /Shown once:\n {2}\S+\n {2}(\S+)\n/.exec(said)?.[1]

test(
  'the first admin’s password is printed even if the start then fails',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = start(place, { PORT: await occupyPort() })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('Could not start: listen EADDRINUSE')
    const password = passwordIn(server.said())
    const { url, dataDir } = { url: place.DATABASE_URL, dataDir: place.DATA_DIR }
    const database = openDatabase({ url, dataDir })
    const admin = await database.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    const client = { name: 'test', isKnown: true }
    expect(await isPassword(client, admin.password_hash, password ?? '')).toBe(true)
    await database.close()
    await place.leave()
  },
)

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a start without a data directory fails with one line, without a stack',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const file = join(place.DATA_DIR, 'letter.txt')
    writeFileSync(file, '')
    const server = start({ ...place, DATA_DIR: file })
    expect(await server.ended).toBe(1)
    const [, ...lines] = server.said().trimEnd().split('\n')
    expect(lines).toEqual([
      `Could not start: The data directory ${file} cannot be created or written to (EEXIST). Make it writable, or choose another one with DATA_DIR.`,
    ])
    await place.leave()
  },
)

test(
  'servers that start together on a new database all come up, and one creates the admin',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const servers = Array.from({ length: 3 }, () => start(place))
    for (const { listening, said } of servers) expect(await listening, said()).toBe(true)
    expect(servers.filter(({ said }) => passwordIn(said()))).toHaveLength(1)
    for (const { kill } of servers) await kill()
    await place.leave()
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a start fails with a message if PostgreSQL never answers',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const silent = `postgres://nobody@localhost:${await occupyPort()}/none`
    const server = start({ ...place, DATABASE_URL: silent })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('Could not start: PostgreSQL did not answer within 5 seconds')
    await place.leave()
  },
)

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'the files of a new and of an existing data directory are private to their owner',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const fresh = join(place.DATA_DIR, 'fresh')
    const older = join(place.DATA_DIR, 'older')
    mkdirSync(older)
    for (const name of ['app.db', 'limits.db', 'server.lock']) {
      writeFileSync(join(older, name), '')
      chmodSync(join(older, name), 0o644)
    }
    for (const folder of [fresh, older]) {
      const server = start({ DATABASE_URL: '', DATA_DIR: folder })
      expect(await server.listening, server.said()).toBe(true)
      const names = readdirSync(folder)
      expect(names).toEqual(expect.arrayContaining(['app.db-wal', 'limits.db-wal', 'server.lock']))
      for (const name of names)
        expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600')
      await server.stop()
    }
    expect((statSync(fresh).mode & 0o777).toString(8)).toBe('700')
    await place.leave()
  },
)

test(
  'stopping a server under load loses no acknowledged enquiry and breaks no connection',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = start(place, { RATE_LIMITS: 'off' })
    expect(await server.listening).toBe(true)
    const addresses = [...server.said().matchAll(/Server listening at (http:[^"]+)/g)]
    const agent = new Agent({ keepAlive: true })
    const visitors = addresses.flatMap(([, origin = '']) =>
      Array.from({ length: 20 }, () => keepSending(`${origin}/api/submit-contact-form`, agent)),
    )
    const taken = () => visitors.map((visitor) => visitor.taken.length)
    await vi.waitFor(() => expect(Math.min(...taken())).toBeGreaterThan(2), { timeout: 30_000 })
    expect(await server.stop()).toBe(0)
    const ends = await Promise.all(visitors.map(({ end }) => end))
    expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']))

    const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
    const kept = await database.db.selectFrom('contact_submissions').select('id').execute()
    expect(kept).toHaveLength(taken().reduce((sum, one) => sum + one))
    await database.close()
    await place.leave()
  },
)

test(
  'a server killed under load has kept every enquiry that it acknowledged',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = start(place, { RATE_LIMITS: 'off' })
    expect(await server.listening).toBe(true)
    const [, origin = ''] = /Server listening at (http:[^"]+)/.exec(server.said()) ?? []
    const agent = new Agent({ keepAlive: true })
    const visitors = Array.from({ length: 20 }, () =>
      keepSending(`${origin}/api/submit-contact-form`, agent),
    )
    const taken = () => visitors.flatMap((visitor) => visitor.taken)
    await vi.waitFor(() => expect(taken().length).toBeGreaterThan(100), { timeout: 30_000 })
    await server.kill()
    await Promise.all(visitors.map(({ end }) => end))

    const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
    const rows = await database.db
      .selectFrom('contact_submissions')
      .innerJoin('consents', 'submission_id', 'contact_submissions.id')
      .select('contact_submissions.id')
      .execute()
    const kept = new Set(rows.map(({ id }) => id))
    expect(taken().filter((id) => !kept.has(id))).toEqual([])
    await database.close()
    await place.leave()
  },
)

test(
  'stopping a server ends its live streams immediately, including one that is not read',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const admin = { email: 'ada@staff.example', password: 'a-password-of-a-test' }
    const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
    const server = start(place, settings)
    expect(await server.listening).toBe(true)
    const [, origin = ''] = /Server listening at (http:[^"]+)/.exec(server.said()) ?? []
    const answer = await fetch(`${origin}/api/auth/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const port = Number(new URL(origin).port)
    const [reader, unread] = [await openStream(port, token), await openStream(port, token)]
    unread.answer.pause()
    const stopped = server.stop()
    await reader.ends()
    // Otherwise the end of the process would close it.
    expect(reader.state()).toBe('ended')
    expect(await stopped).toBe(0)
    await place.leave()
  },
)

test.runIf(process.platform === 'linux')(
  'password hashing threads have lower priority than requests',
  { timeout },
  async () => {
    const server = start(await emptyPlace())
    expect(await server.listening).toBe(true)
    const tasks = `/proc/${server.pid}/task`
    const nameOf = (thread: string) => readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim()
    const pool = readdirSync(tasks).filter((thread) => nameOf(thread) === 'libuv-worker')
    const lower = Math.min(getPriority() + 10, 19)
    const niceness = (thread: number | string) => getPriority(Number(thread))
    await eventually(() => expect(pool.map(niceness)).toEqual(pool.map(() => lower)))
    expect(pool.length).toBeGreaterThan(0)
    expect(niceness(server.pid)).toBe(getPriority())
    expect(await server.stop()).toBe(0)
  },
)

test(
  'a server stopped as soon as it reports that it listens exits cleanly',
  { timeout },
  async () => {
    const server = start(await emptyPlace())
    expect(await server.listening).toBe(true)
    expect(await server.stop()).toBe(0)
  },
)

// As process 1 of a container, a process without a handler ignores signals.
test(
  'a server stopped while it starts exits cleanly, and the next one starts',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = start(place)
    await server.begun
    expect(await server.stop()).toBe(0)
    expect(server.said()).not.toContain('Server listening at')
    const next = start(place)
    expect(await next.listening, next.said()).toBe(true)
    expect(await next.stop()).toBe(0)
    await place.leave()
  },
)
