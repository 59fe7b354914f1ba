import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { backUp } from '#server/backups/backup.ts'
import { spawnReady } from '#tests/processes/ready-process.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { type Database, openDatabase } from './database.ts'
import { isUpToDate, migrate, migratorOf } from './migrate.ts'

test(
  'several processes that start at once create a new database only once',
  { timeout: 60_000 },
  async () => {
    const processes = await Promise.all(Array.from({ length: 6 }, () => spawnReady(task)))
    // Many times, because the period in which they can collide is short.
    for (let round = 0; round < 4; round++) {
      const place = await emptyPlace()
      const said = await Promise.all(processes.map((start) => start({ ...place })))
      expect(said).toEqual(processes.map(() => 'started'))
      await place.leave()
    }
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a migration may take longer than the limit for statements of a request',
  { timeout: 60_000 },
  async () => {
    const place = await emptyPlace()
    const [former, database] = [place, place].map(({ DATABASE_URL, DATA_DIR }) =>
      openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR }),
    ) as [Database, Database]
    await migratorOf(former).migrateTo('002-newsletter')
    database.pool!.options.statement_timeout = SECOND
    const locked = Promise.withResolvers<void>()
    const busy = former.db.transaction().execute(async (trx) => {
      await sql`lock table contact_submissions`.execute(trx)
      locked.resolve()
      await sleep(3 * SECOND)
    })
    await locked.promise
    await migrate(database)
    expect(await isUpToDate(database)).toBe(true)
    await busy
    await former.close()
    await database.close()
    await place.leave()
  },
)

test('a database that a newer version has used is refused with what to do, also for a backup', async () => {
  await using app = await startTestApp()
  await sql`insert into kysely_migration values ('999-later', '')`.execute(app.database.db)
  const refusal = 'was last used by a newer version of this program (999-later). Install that'
  await expect(migrate(app.database)).rejects.toThrow(refusal)
  const place = { url: app.place.DATABASE_URL, dataDir: app.place.DATA_DIR }
  const file = join(app.place.DATA_DIR, 'kept.db')
  await expect(backUp(place, file)).rejects.toThrow('a newer version')
  expect(existsSync(file)).toBe(false)
  await sql`delete from kysely_migration where name = '999-later'`.execute(app.database.db)
})

test('each test has its own database', async () => {
  await using one = await startTestApp()
  await using other = await startTestApp()
  await one.makeUser({ role: 'admin' })
  const users = (at: typeof one) => at.database.db.selectFrom('users').select('id').execute()
  expect(await users(one)).toHaveLength(1)
  expect(await users(other)).toHaveLength(0)
})

test('a test finds neither rows nor schema changes left by another test', async () => {
  for (let round = 0; round < 3; round++) {
    await using server = await startTestApp()
    const { db } = server.database
    expect(await db.selectFrom('saved_views').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    await server.makeUser()
    if (round === 1) await db.schema.alterTable('saved_views').renameTo('gone').execute()
  }
})

const task = `
  import { openDatabase } from '#server/db/database.ts'
  import { migrate } from '#server/db/migrate.ts'
  import { readEnv } from '#server/env.ts'
  import { createLimits } from '#server/http/limits/limits.ts'
  async function start({ DATABASE_URL, DATA_DIR }) {
    const { env } = readEnv({ DATABASE_URL, DATA_DIR })
    const database = openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
    await migrate(database)
    const limits = await createLimits({ database, env })
    await limits.close()
    await database.close()
    return 'started'
  }
  process.on('message', async (place) => process.send(await start(place).catch(String)))
  process.send('ready')`
