import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { occupyPort, post, startServer } from '#tests/started-server.ts'
import { emptyPlace } from '#tests/test-databases.ts'
import { openDatabase } from './db/database.ts'
import { recordBackup } from './db/last-backup.ts'
import { countProcesses } from './processes.ts'

/** Processes need their time where all the tests run at once. */
const timeout = 120_000
const canRun = process.env.TEST_DATABASE === 'postgres' && process.platform === 'linux'

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('PostgreSQL is served by as many processes as it leaves cores, and SQLite by one', () => {
  const count = (DATABASE_URL: string, cores: number, PROCESSES?: number) =>
    countProcesses({ DATABASE_URL, PROCESSES }, cores)
  expect(count('', 8)).toBe(1)
  expect(count('postgres://a@db.example/a', 4)).toBe(4)
  expect(count('postgres://a@db.example/a', 64)).toBe(6)
  for (const host of ['localhost', '127.0.0.1:5433', '[::1]'])
    expect(count(`postgres://a@${host}/a`, 4), host).toBe(3)
  expect(count('postgres://a@localhost/a', 1)).toBe(1)
  expect(count('postgres://a@localhost/a', 2, 5)).toBe(5)
})

test.runIf(canRun)(
  'several processes share one address and one set of figures, one that dies is replaced, and all stop in order',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const token = 'metrics-of-all-processes'
    const server = startServer(place, {
      PROCESSES: '2',
      RATE_LIMITS: 'off',
      METRICS_TOKEN: token,
    })
    const listeners = () => server.said().match(/Server listening at/g)?.length ?? 0
    await vi.waitFor(() => expect(listeners(), server.said()).toBe(2), { timeout: 30_000 })
    const [, origin = ''] = /Server listening at (http:[^"]+)/.exec(server.said()) ?? []
    // A connection for each, so that they are shared out.
    const send = async (count: number) => {
      const url = `${origin}/api/submit-contact-form`
      for (let sent = 0; sent < count; sent++)
        expect((await post(url, new Agent())).status).toBe(201)
    }
    await send(20)
    await recordBackup({ url: place.DATABASE_URL, dataDir: place.DATA_DIR }, new Date(1_000_000))
    const figures = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${origin}/metrics`, { headers })).text()
    }
    const text = await figures()
    expect(text).toMatch(
      /_count\{method="POST",route="\/api\/submit-contact-form",status="201"\} 20$/m,
    )
    // Figures that all of them read in the database are reported once.
    expect(text).toMatch(/^last_backup_timestamp_seconds 1000$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^server_processes 2$/m)
    const bytes = (name: string) => Number(RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    expect(bytes('server_largest_process_bytes')).toBeGreaterThan(0)
    expect(bytes('server_largest_process_bytes')).toBeLessThan(
      bytes('process_resident_memory_bytes'),
    )

    const [one = 0] = childrenOf(server.pid)
    process.kill(one, 'SIGKILL')
    await eventually(() => expect(childrenOf(server.pid)).not.toContain(one))
    await send(5)
    await vi.waitFor(() => expect(listeners()).toBe(3), { timeout: 30_000 })
    // A total that fell would look like 25 that are new.
    expect(await figures()).toMatch(
      /_count\{method="POST",route="\/api\/submit-contact-form",status="201"\} 25$/m,
    )
    expect(childrenOf(server.pid)).toHaveLength(2)
    expect(await server.stop()).toBe(0)

    const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
    const kept = await database.db.selectFrom('contact_submissions').select('id').execute()
    expect(kept).toHaveLength(25)
    await database.close()
    await place.leave()
  },
)

test.runIf(canRun)(
  'of several processes the first one says why they cannot start, and they end',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = startServer(place, { PROCESSES: '2', PORT: await occupyPort() })
    expect(await server.ended).toBe(1)
    expect(server.said().match(/Could not start: /g)).toHaveLength(1)
    await place.leave()
  },
)
