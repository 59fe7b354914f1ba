import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { MINUTE } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'

test('a read is answered even if its use of the session cannot be recorded, and the next use is recorded', async () => {
  await using server = await startTestApp()
  const { database, clock } = server
  const authorization = `Bearer ${await server.adminToken()}`
  const read = async () => (await server.get('/api/user_roles', { authorization })).statusCode
  const noted = () =>
    database.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()
  expect(await read()).toBe(200)
  const { last_seen_at: before } = await noted()

  clock.advance(2 * MINUTE)
  const allow = await refuseUpdates(database)
  expect(await read()).toBe(200)
  expect(await noted()).toEqual({ last_seen_at: before })

  await allow()
  expect(await read()).toBe(200)
  await expect.poll(noted).toEqual({ last_seen_at: clock.now().toISOString() })
})

/** Makes the sessions table readable but not writable, as with a full disk. */
async function refuseUpdates({ db, dialect }: Database) {
  if (dialect === 'sqlite') {
    await sql`create trigger full_disk before update on sessions
      begin select raise(abort, 'the disk is full'); end`.execute(db)
    return () => sql`drop trigger full_disk`.execute(db)
  }
  await sql`create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full'; end $$`.execute(db)
  await sql`create trigger full_disk before update on sessions
    for each row execute function full_disk()`.execute(db)
  return () => sql`drop trigger full_disk on sessions`.execute(db)
}
