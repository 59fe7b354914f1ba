import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedPlace } from '#tests/databases/test-databases.ts'
import { type Db, openDatabase } from '#server/db/database.ts'

const limitsOf = async (db: Db) => {
  const { rows } = await sql<{ statement: string; idle: string }>`select
    current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  return rows[0]
}
const limits = { statement: '4s', idle: '10s' }
const none = { statement: '0', idle: '0' }

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'behind a pooler a transaction sets its own time limits, and none remain afterwards',
  async () => {
    const place = await migratedPlace()
    const { DATABASE_URL: url, DATA_DIR: dataDir } = place
    const direct = openDatabase({ url, dataDir })
    expect(await limitsOf(direct.db)).toEqual(limits)
    const pooled = openDatabase({ url, directUrl: url, dataDir })
    expect(await limitsOf(pooled.db)).toEqual(none)
    expect(await pooled.db.transaction().execute(limitsOf)).toEqual(limits)
    expect(await limitsOf(pooled.db)).toEqual(none)
    const unlimited = openDatabase({ url, dataDir, statementTimeoutMs: 0 })
    expect(await limitsOf(unlimited.db)).toEqual(none)
    await unlimited.close()
    await direct.close()
    await pooled.close()
    await place.leave()
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a transaction that is idle for too long is ended, and its locks are released',
  async () => {
    const place = await migratedPlace()
    const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
    const { db } = database
    const row = { key: 'held', value: '' }
    const standing = db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 200`.execute(trx)
      await trx.insertInto('settings').values(row).execute()
      const other = db.insertInto('settings').values(row).execute()
      await expect(other).resolves.toHaveLength(1)
      await trx.selectFrom('settings').select('key').execute()
    })
    await expect(standing).rejects.toMatchObject({ statusCode: 503 })
    await database.close()
    await place.leave()
  },
)
