import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPlace, type Place } from '#tests/test-databases.ts'
import { isPassword } from './accounts/passwords.ts'
import { openDatabase } from './db/database.ts'

/** Processes need their time where all the tests run at once. */
const timeout = 60_000

/** The real process, without the pages: those may not be built. */
function start(place: Place, settings: Record<string, string> = {}) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--api-only'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      PUBLIC_URL: '',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      LOG_LEVEL: 'info',
      ...place,
      ...settings,
    },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  const { promise: listening, resolve: listens } = Promise.withResolvers<boolean>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('Server listening at')) listens(true)
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
  void ended.then(() => listens(false))
  return {
    listening,
    ended,
    said: () => said,
    kill() {
      server.kill('SIGKILL')
      return ended
    },
  }
}

async function occupyPort() {
  const listener = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  onTestFinished(() => void listener.close())
  return String((listener.address() as AddressInfo).port)
}

const passwordIn = (said: string) => /Shown once:\n {2}\S+\n {2}(\S+)\n/.exec(said)?.[1]

test('the first admin’s password is read even when the start then fails', { timeout }, async () => {
  const place = await emptyPlace()
  const server = start(place, { PORT: await occupyPort() })
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('Could not start: listen EADDRINUSE')
  const password = passwordIn(server.said())
  const { url, dataDir } = { url: place.DATABASE_URL, dataDir: place.DATA_DIR }
  const { db, close } = openDatabase({ url, dataDir })
  const admin = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  expect(await isPassword(admin.password_hash, password ?? '')).toBe(true)
  await close()
  await place.leave()
})

test(
  'servers that start together on a new database all come up, and one makes the admin',
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
  'a start on a PostgreSQL that never answers ends and says so',
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
