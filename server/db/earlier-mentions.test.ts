import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { openDatabase } from './database.ts'
import { migrate, migratorOf } from './migrate.ts'

test('notes from before mentions were stored mention whom they name, but neither their author nor anybody once removed', async () => {
  const place = await emptyPlace()
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  await migratorOf(database).migrateTo('026-pending-consents')
  const { db } = database
  const at = '2026-11-01T12:00:00.000Z'
  const [maya, ben] = [uuidv7(), uuidv7()]
  for (const [id, email] of [
    [maya, 'maya@agency.example'],
    [ben, "ben.o'brien@agency.example"],
  ] as const)
    await db
      .insertInto('users')
      .values({ id, email, password_hash: '', created_at: at, updated_at: at })
      .execute()
  const [submission_id] = await storeEnquiries({ database, clock: { now: () => new Date(at) } }, [
    {},
  ])
  const write = async (actor_id: string | null, data: object, kind: 'note' | 'read' = 'note') => {
    const id = uuidv7()
    const entry = { id, submission_id: submission_id!, created_at: at, kind, actor_id }
    await db
      .insertInto('timeline_entries')
      .values({ ...entry, data: JSON.stringify(data) })
      .execute()
    return id
  }
  const both = ['maya@agency.example', "ben.o'brien@agency.example"]
  const text = 'They wrote "mentions":["maya@agency.example"] \\ 👩‍🚀'
  await write(maya, {}, 'read')
  await write(maya, { text, mentions: [] })
  const own = await write(maya, { text, mentions: both })
  const orphan = await write(null, { text, mentions: [...both, 'gone@agency.example', '[erased]'] })
  await write(ben, { text: '', mentions: both, removed_at: at })
  await migrate(database)
  const stored = await db
    .selectFrom('note_mentions')
    .select(['id', 'entry_id', 'user_id', 'submission_id'])
    .execute()
  const expected = [
    [own, ben],
    [orphan, maya],
    [orphan, ben],
  ].map(([entry_id, user_id]) => ({ entry_id, user_id, submission_id }))
  expect(stored).toHaveLength(expected.length)
  expect(stored).toEqual(
    expect.arrayContaining(
      expected.map((mention) => ({
        ...mention,
        id: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        ),
      })),
    ),
  )
  await database.close()
  await place.leave()
})
