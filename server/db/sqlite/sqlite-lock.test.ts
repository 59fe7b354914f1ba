import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { openDatabase, sqliteFile } from '#server/db/database.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** Holds SQLite's write lock, as another program would. */
function holdLock({ place }: App) {
  const other = new SQLite(sqliteFile(place.DATA_DIR))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  return () => void other.exec('rollback')
}

const enquiry = (name: string) => ({ name, email: 'a@b.example', company: 'C', consent: true })

const onSqlite = process.env.TEST_DATABASE !== 'postgres'

test.runIf(onSqlite)(
  'while another program holds the lock, reads are answered and enquiries wait in order',
  async () => {
    await using server = await startTestApp()
    const headers = { authorization: `Bearer ${await server.adminToken()}` }
    // So that the next request of the session would record its use.
    server.clock.advance(2 * MINUTE)
    const release = holdLock(server)
    const answered: string[] = []
    const names = Array.from({ length: 20 }, (_, at) => `Name ${at}`)
    const sent = names.map(async (name) => {
      const { statusCode } = await server.post('/api/submit-contact-form', enquiry(name))
      answered.push(name)
      return statusCode
    })
    for (const path of ['/readyz', '/api/contact_submissions', '/api/user_roles', '/healthz'])
      expect([path, (await server.get(path, headers)).statusCode]).toEqual([path, 200])
    expect(answered).toEqual([])
    release()
    expect(new Set(await Promise.all(sent))).toEqual(new Set([201]))
    expect(answered).toEqual(names)
    const kept = await sql<{ name: string }>`select name from contact_submissions order by rowid`
      .execute(server.database.db)
      .then(({ rows }) => rows.map(({ name }) => name))
    expect(kept).toEqual(names)
  },
)

test.runIf(onSqlite)(
  'two programs that read before they write do not block each other',
  async () => {
    await using server = await startTestApp()
    const { DATABASE_URL, DATA_DIR } = server.place
    const other = openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
    onTestFinished(() => other.close())
    const add = async ({ db }: App['database'], key: string, meanwhile = () => {}) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('settings').selectAll().execute()
        meanwhile()
        await new Promise((resolve) => setTimeout(resolve, 50))
        await trx.insertInto('settings').values({ key, value: '' }).execute()
      })
    let second: Promise<unknown> | undefined
    await add(server.database, 'first', () => (second = add(other, 'second')))
    await second
    const { rows } = await sql<{ key: string }>`select key from settings order by rowid`.execute(
      other.db,
    )
    expect(rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['first', 'second']) as string[],
    )
  },
)
