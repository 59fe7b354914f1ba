import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { occupyPort, post, startServer } from '#tests/processes/started-server.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { openDatabase } from '#server/db/database.ts'
import { recordBackup } from '#server/backups/last-backup.ts'
import { countProcesses } from './processes.ts'

/** Processes take longer to start when all tests run at once. */
const timeout = 120_000
const canRun = process.env.TEST_DATABASE === 'postgres' && process.platform === 'linux'

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('PostgreSQL gets as many processes as it leaves cores for, and SQLite one', () => {
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
  'several processes share an address and their metrics, a dead one is replaced, and all stop cleanly',
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
    // A connection for each, so that they are distributed.
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
    // Metrics that every process reads from the database are reported once.
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
    // If the total dropped, it would look like 25 new ones.
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
  'if several processes cannot start, the first one reports the reason and all exit',
  { timeout },
  async () => {
    const place = await emptyPlace()
    const server = startServer(place, { PROCESSES: '2', PORT: await occupyPort() })
    expect(await server.ended).toBe(1)
    expect(server.said().match(/Could not start: /g)).toHaveLength(1)
    await place.leave()
  },
)
