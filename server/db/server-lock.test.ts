import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { holdServerLock, lockOutServers } from './server-lock.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

test.runIf(onPostgres)(
  'while PostgreSQL is unreachable the lock is retried once a second until it is held again',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await using server = await startTestApp()
    await using relay = await startRelay(server.place.DATABASE_URL)
    const place = { url: relay.url, dataDir: server.place.DATA_DIR }
    const release = await holdServerLock(place)
    relay.refuse()
    await sleep(5_500)
    expect(relay.refused).toBeGreaterThanOrEqual(3)
    expect(relay.refused).toBeLessThanOrEqual(6)
    relay.let()
    const locks = (count: number) =>
      eventually(async () => expect(await locksOn(server.place.DATABASE_URL)).toBe(count))
    await locks(1)
    await release()
    await locks(0)
  },
)

test.runIf(onPostgres)(
  'connecting to a PostgreSQL that accepts the connection but never answers times out',
  async () => {
    await using silent = await startRelay()
    await expect(lockOutServers({ url: silent.url, dataDir: '' })).rejects.toThrow(
      'PostgreSQL did not answer within 5 seconds',
    )
  },
)

async function locksOn(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  await client.end()
  return rowCount
}

/** Relays connections to a database and can refuse them. Without a database it accepts them and never answers. */
async function startRelay(database?: string) {
  const url = new URL(database ?? 'postgres://nobody@127.0.0.1/none')
  const [port, host] = [Number(url.port), url.hostname]
  const sockets = new Set<Socket>()
  let refusing = false
  let refused = 0
  const listener = createServer((near) => {
    sockets.add(near.on('error', () => {}))
    if (refusing) {
      refused++
      near.destroy()
    } else if (database) {
      const far = connect(port, host).on('error', () => near.destroy())
      near.on('close', () => far.destroy()).pipe(far)
      far.on('close', () => near.destroy()).pipe(near)
    }
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    get refused() {
      return refused
    },
    refuse() {
      refusing = true
      for (const socket of sockets) socket.destroy()
    },
    let: () => void (refusing = false),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
