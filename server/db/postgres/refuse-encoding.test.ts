import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isUpToDate, migrate } from '#server/db/migrate.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a PostgreSQL database that cannot store every name is refused with how to create one that can',
  async () => {
    const place = await emptyPlace()
    const open = (name?: string) => {
      const url = new URL(place.DATABASE_URL)
      if (name) url.pathname = name
      return openDatabase({ url: url.href, dataDir: place.DATA_DIR })
    }
    const create = (owner: Database, encoding: string) =>
      sql`create database ${sql.id(`encoded_${encoding}`)} encoding ${sql.lit(encoding)}
        lc_collate 'C' lc_ctype 'C' template template0`.execute(owner.db)
    const owner = open()
    for (const encoding of ['LATIN1', 'SQL_ASCII']) await create(owner, encoding)
    const [latin, ascii] = [open('encoded_LATIN1'), open('encoded_SQL_ASCII')]
    await expect(migrate(latin)).rejects.toThrow(
      /^The database stores text as LATIN1, .+ createdb --encoding=UTF8 --template=template0 NAME$/,
    )
    expect(await isUpToDate(latin)).toBe(false)
    await migrate(ascii)
    expect(await isUpToDate(ascii)).toBe(true)
    for (const each of [latin, ascii]) await each.close()
    for (const encoding of ['LATIN1', 'SQL_ASCII'])
      await sql`drop database ${sql.id(`encoded_${encoding}`)}`.execute(owner.db)
    await owner.close()
    await place.leave()
  },
)
