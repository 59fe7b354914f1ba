import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { openCounters } from './limit-counters.ts'

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a server waits while another one creates the table of counters',
  async () => {
    await using server = await startTestApp()
    const { database, place } = server
    await sql`drop table limit_uses`.execute(database.db)
    // While a table is being created, its row type is visible before the table itself.
    await sql`create type limit_uses as enum ()`.execute(database.db)
    const opening = openCounters(database, place.DATA_DIR)
    await sleep(200)
    await sql`drop type limit_uses`.execute(database.db)
    const counters = await opening
    expect(await counters.selectFrom('limit_uses').selectAll().execute()).toEqual([])
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a server that waits too long for the table of counters gives up',
  async () => {
    await using server = await startTestApp()
    const { database, place } = server
    await sql`drop table limit_uses`.execute(database.db)
    await sql`create type limit_uses as enum ()`.execute(database.db)
    await expect(openCounters(database, place.DATA_DIR)).rejects.toThrow('already exists')
    await sql`drop type limit_uses`.execute(database.db)
  },
)
