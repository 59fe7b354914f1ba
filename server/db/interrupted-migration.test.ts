import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { spawnReady } from '#tests/processes/ready-process.ts'
import { emptyPlace, type Place } from '#tests/databases/test-databases.ts'
import { openDatabase } from './database.ts'
import { isUpToDate, migrate } from './migrate.ts'
import * as start from './migrations/001-start.ts'

const cases = [
  { name: 'a first start', prepare: async () => {} },
  { name: 'an upgrade', prepare: makeFirstSchema },
]

/** One process after another, each killed a few statements later than the last, until one completes. */
test.each(cases)(
  '$name killed at any moment leaves a database that the next start can use',
  { timeout: 240_000 },
  async ({ prepare }) => {
    // Each kill takes a process of its own, so each run tries a sample of the moments, chosen at random.
    const stride = 23
    let kills = 0
    for (let statements = randomInt(stride); ; statements += stride) {
      const place = await emptyPlace()
      await prepare(place)
      const outcome = await killStart(place, statements)
      const database = open(place)
      await migrate(database)
      expect(await isUpToDate(database), `killed after ${statements} statements`).toBe(true)
      const { db } = database
      expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
      await database.close()
      await place.leave()
      if (outcome === 'done') break
      expect(outcome).toBe('killed')
      kills++
    }
    expect(kills).toBeGreaterThan(2)
  },
)

async function killStart({ DATABASE_URL, DATA_DIR }: Place, statements: number) {
  const start = await spawnReady(killedStart)
  return start({ DATABASE_URL, DATA_DIR, statements })
}

const open = ({ DATABASE_URL, DATA_DIR }: Place) =>
  openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })

/** As the first release created it: only the first migration is recorded. */
async function makeFirstSchema(place: Place) {
  const database = open(place)
  const { db, dialect } = database
  const first = { up: (schema: Kysely<unknown>) => start.up(schema, dialect) }
  const provider = { getMigrations: async () => ({ '001-start': first }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  expect(error).toBeUndefined()
  await database.close()
}

/** Counts before and after each statement, so that the process is also killed between the last one and the commit. */
const killedStart = `
  import { openDatabase } from '#server/db/database.ts'
  import { migrate } from '#server/db/migrate.ts'
  let left = 0
  const step = () => left-- > 0 || process.kill(process.pid, 'SIGKILL')
  const plugin = {
    transformQuery: ({ node }) => (step(), node),
    transformResult: async ({ result }) => (step(), result),
  }
  process.on('message', async ({ DATABASE_URL, DATA_DIR, statements }) => {
    const place = { url: DATABASE_URL, dataDir: DATA_DIR }
    const database = openDatabase({ ...place, statementTimeoutMs: 0 })
    left = statements
    await migrate({ ...database, db: database.db.withPlugin(plugin) })
    process.send('done')
  })
  process.send('ready')`
