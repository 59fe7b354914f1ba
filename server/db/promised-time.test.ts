import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { openDatabase } from './database.ts'
import { migrate, migratorOf } from './migrate.ts'

test('enquiries stored before response times existed, or by an older server, are due 24 hours after arrival', async () => {
  const place = await emptyPlace()
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  await migratorOf(database).migrateTo('005-deliveries')
  const { db } = database
  // Around both clock changes, the end of a year, and with every form of milliseconds.
  const received = {
    '2026-03-07T21:30:00.001Z': '2026-03-08T21:30:00.001Z',
    '2026-11-01T08:59:59.999Z': '2026-11-02T08:59:59.999Z',
    '2027-12-31T23:59:59.120Z': '2028-01-01T23:59:59.120Z',
    '2028-02-28T00:00:00.000Z': '2028-02-29T00:00:00.000Z',
  }
  const add = (created_at: string, index: number) =>
    db
      .insertInto('contact_submissions')
      .values({
        id: `01980000-0000-7000-8000-00000000000${index}`,
        name: 'Ada',
        email: 'ada@shop.example',
        company: 'Engines',
        created_at,
        quarantined: 0,
      })
      .execute()
  const times = Object.keys(received)
  for (const [index, time] of times.slice(0, 3).entries()) await add(time, index)
  if (database.dialect === 'postgres') await sql`set time zone 'America/Los_Angeles'`.execute(db)
  await migrate(database)
  await add(times[3]!, 3)
  const rows = await db
    .selectFrom('contact_submissions')
    .select(['created_at', 'due_at', 'version', 'answered_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    Object.entries(received).map(([created_at, due_at]) => ({
      created_at,
      due_at,
      version: 1,
      answered_at: null,
    })),
  )
  await database.close()
  await place.leave()
})
