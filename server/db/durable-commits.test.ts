import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { provideStrace } from '#tests/find-strace.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const commits = 20
const task = `
  import { openDatabase } from '#server/db/database.ts'
  const { db } = openDatabase({ url: '', dataDir: process.env.DATA_DIR })
  for (let key = 0; key < ${commits}; key++)
    await db.insertInto('settings').values({ key: String(key), value: '' }).execute()
  // No close: that would sync, too.
  process.exit()`

/** strace exists on Linux only. The setting itself is also checked at every start, on every system. */
test.runIf(process.env.TEST_DATABASE !== 'postgres' && process.platform === 'linux')(
  'every commit to a reopened database is synced to disk',
  { timeout: 180_000 },
  async () => {
    const place = await emptyPlace()
    const database = openDatabase({ url: '', dataDir: place.DATA_DIR })
    await migrate(database)
    await database.close()
    const trace = join(place.DATA_DIR, 'trace.txt')
    const node = [process.execPath, '--input-type=module', '--eval', task]
    const calls = ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', trace]
    const { status, stderr } = spawnSync(provideStrace(), [...calls, ...node], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: place.DATA_DIR },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const syncs = readFileSync(trace, 'utf8').match(/f(data)?sync\(\d+<[^>]*\/app\.db-wal>\)/g)
    expect(syncs?.length).toBeGreaterThanOrEqual(commits)
    await place.leave()
  },
)
