import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedPlace } from '#tests/test-databases.ts'
import { type Db, openDatabase } from './database.ts'

const limitOf = async (db: Db) => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  return rows[0]?.statement_timeout
}

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'before a pooler a transaction brings its own limit and leaves none behind',
  async () => {
    const place = await migratedPlace()
    const { DATABASE_URL: url, DATA_DIR: dataDir } = place
    const direct = openDatabase({ url, dataDir })
    expect(await limitOf(direct.db)).toBe('4s')
    const pooled = openDatabase({ url, directUrl: url, dataDir })
    expect(await limitOf(pooled.db)).toBe('0')
    expect(await pooled.db.transaction().execute(limitOf)).toBe('4s')
    expect(await limitOf(pooled.db)).toBe('0')
    await direct.close()
    await pooled.close()
    await place.leave()
  },
)
