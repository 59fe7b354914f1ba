import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedPlace } from '#tests/databases/test-databases.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { insertRows } from '#server/db/insert-rows.ts'

/** What one connection has prepared after writing two settings, and then two more together. */
const preparedBy = (db: Db, keys: string[]) =>
  db.connection().execute(async (connection) => {
    for (const key of keys) {
      await connection.insertInto('settings').values({ key, value: key }).execute()
      const more = [1, 2].map((number) => ({ key: `${key}${number}`, value: '' }))
      await insertRows(connection, 'postgres', { settings: more })
    }
    const all = sql<{ statement: string }>`select statement from pg_prepared_statements`
    return (await all.execute(connection)).rows.map(
      ({ statement }) => statement.split('(')[0] ?? '',
    )
  })

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'PostgreSQL prepares an insert once per connection, and behind a pooler prepares nothing',
  async () => {
    const place = await migratedPlace()
    const { DATABASE_URL: url, DATA_DIR: dataDir } = place
    const direct = openDatabase({ url, dataDir })
    const prepared = await preparedBy(direct.db, ['a', 'b'])
    expect(prepared.toSorted()).toEqual(['insert into "settings" ', 'with w0 as '])
    const pooled = openDatabase({ url, directUrl: url, dataDir })
    expect(await preparedBy(pooled.db, ['c', 'd'])).toEqual([])
    await direct.close()
    await pooled.close()
    await place.leave()
  },
)
