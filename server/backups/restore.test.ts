import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { post, startServer } from '#tests/processes/started-server.ts'
import { openDatabase, sqliteFile } from '#server/db/database.ts'
import { isUpToDate, migrate, migratorOf } from '#server/db/migrate.ts'
import { holdServerLock, lockOutServers } from '#server/db/server-lock.ts'
import { countIndexed } from '#server/db/search-index.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { backUp } from './backup.ts'
import { countRows } from './copy-tables.ts'
import { restore } from './restore.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const placeOf = ({ place }: App) => ({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
const backupOf = (test: App) => join(test.place.DATA_DIR, 'kept.db')

const onPostgres = process.env.TEST_DATABASE === 'postgres'

async function addEnquiries({ database: { db }, clock }: App, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    name: `Zoë "${at}" \u{1F30A}\nline`,
    email: 'a@b.example',
    company: '=1+1',
    created_at: clock.now().toISOString(),
    quarantined: 0 as const,
  }))
  await db.insertInto('contact_submissions').values(rows).execute()
}

const enquiriesOf = ({ db }: App['database']) =>
  db.selectFrom('contact_submissions').selectAll().orderBy('id').execute()

/** A restore requires a stopped server. */
async function stop({ app, database }: App) {
  await app.close()
  await database.close()
}

/** Stops the server, restores the backup and reads from the result. */
async function restoreAndRead<T>(test: App, question: (database: App['database']) => Promise<T>) {
  await stop(test)
  await restore(placeOf(test), backupOf(test), { replace: true })
  const database = openDatabase(placeOf(test))
  try {
    return await question(database)
  } finally {
    await database.close()
  }
}

test('a backup made under load contains every row that existed before, and none that came later', async () => {
  await using test = await startTestApp()
  const user = await test.makeUser({ role: 'admin' })
  await addEnquiries(test, 700)
  const before = await enquiriesOf(test.database)
  const backup = backUp(placeOf(test), backupOf(test))
  for (let more = 0; more < 20; more++) await addEnquiries(test, 1)
  await backup
  await addEnquiries(test, 5)

  const { enquiries, users } = await restoreAndRead(test, async (database) => ({
    enquiries: await enquiriesOf(database),
    users: await database.db.selectFrom('users').select('email').execute(),
  }))
  expect(enquiries.slice(0, 700)).toEqual(before)
  expect(enquiries.length).toBeLessThanOrEqual(720)
  expect(users).toEqual([{ email: user.email }])
})

test('a backup of one kind of database can be restored into the other', async () => {
  await using test = await startTestApp()
  await test.makeUser()
  await addEnquiries(test, 3)
  await backUp(placeOf(test), backupOf(test))
  const dataDir = join(test.place.DATA_DIR, 'other')
  await restore({ url: '', dataDir }, backupOf(test))
  const other = openDatabase({ url: '', dataDir })
  expect(await enquiriesOf(other)).toEqual(await enquiriesOf(test.database))
  await other.close()
})

test('the tallies of a restored file are recounted, not trusted', async () => {
  await using test = await startTestApp()
  await addEnquiries(test, 3)
  await backUp(placeOf(test), backupOf(test))
  const file = new SQLite(backupOf(test))
  file.exec('update enquiry_tallies set count = 1000')
  file.close()
  const total = await restoreAndRead(test, ({ db }) => readEnquiryTallies(db, { box: 'inbox' }))
  expect(total).toBe(3)
})

test('sessions are not restored, but when each person was last seen is', async () => {
  await using test = await startTestApp()
  const { id } = await test.makeUser()
  const now = test.clock.now().toISOString()
  const session = { id: uuidv7(), user_id: id, counter: 0, hmac_key: 'k', created_at: now }
  await test.database.db
    .insertInto('sessions')
    .values({ ...session, refreshed_at: now, last_seen_at: now })
    .execute()
  await backUp(placeOf(test), backupOf(test))
  const { rows, users } = await restoreAndRead(test, async ({ db }) => ({
    rows: await countRows(db),
    users: await db.selectFrom('users').select('last_seen_at').execute(),
  }))
  expect(rows).toMatchObject({ users: 1, user_roles: 1, sessions: 0 })
  expect(users).toEqual([{ last_seen_at: now }])
})

test('a restore is refused while a server uses the database, and succeeds afterwards', async () => {
  await using test = await startTestApp()
  await addEnquiries(test, 2)
  await backUp(placeOf(test), backupOf(test))
  const release = await holdServerLock(placeOf(test))
  const again = await holdServerLock(placeOf(test))
  await release()
  await expect(restore(placeOf(test), backupOf(test), { replace: true })).rejects.toThrow(
    'A server is running on this database. Stop it first.',
  )
  await again()
  expect(await restoreAndRead(test, enquiriesOf)).toHaveLength(2)
})

test('a file that is damaged, foreign or too new is refused before anything is changed', async () => {
  await using test = await startTestApp()
  await addEnquiries(test, 400)
  await test.makeUser()
  const whole = backupOf(test)
  await backUp(placeOf(test), whole)
  const place = placeOf(test)

  const torn = join(test.place.DATA_DIR, 'torn.db')
  const bytes = readFileSync(whole)
  bytes.fill(0xa5, 8_192, bytes.length - 4_096)
  writeFileSync(torn, bytes)
  await expect(restore(place, torn)).rejects.toThrow(/torn\.db is (?:damaged|not a backup)/)

  const bent = join(test.place.DATA_DIR, 'bent.db')
  copyFileSync(whole, bent)
  const unruly = new SQLite(bent)
  unruly.pragma('ignore_check_constraints = on')
  unruly.exec("update user_roles set role = 'owner'")
  unruly.close()
  await expect(restore(place, bent)).rejects.toThrow('CHECK constraint failed in user_roles')

  const foreign = join(test.place.DATA_DIR, 'letter.txt')
  writeFileSync(foreign, 'Dear all')
  await expect(restore(place, foreign)).rejects.toThrow('is not a backup')
  await expect(restore(place, `${whole}.none`)).rejects.toThrow('There is no file')

  const newer = openDatabase({ url: '', dataDir: join(test.place.DATA_DIR, 'newer') })
  await migrate(newer)
  await sql`insert into kysely_migration values ('999-later', '')`.execute(newer.db)
  await newer.close()
  await expect(restore(place, sqliteFile(join(test.place.DATA_DIR, 'newer')))).rejects.toThrow(
    'was made by a newer version (999-later)',
  )
  expect(await enquiriesOf(test.database)).toHaveLength(400)
})

const strangers = [
  [
    'create trigger copy after insert on users begin delete from user_roles; end',
    'has its own trigger copy.',
  ],
  ['create view kept as select password_hash from users', 'has its own view kept.'],
  ['create index more on users (password_hash)', 'has its own index more.'],
  ['create table more (id text)', 'has its own table more.'],
  ['alter table users add column more text', 'has its own table users, it lacks the table users.'],
  ['drop index idempotency_keys_submission', 'lacks the index idempotency_keys_submission.'],
  ['drop trigger tally_user_roles_insert', 'lacks the trigger tally_user_roles_insert.'],
] as const

test('a file with another schema is refused before anything is changed', async () => {
  await using test = await startTestApp()
  await addEnquiries(test, 3)
  await backUp(placeOf(test), backupOf(test))
  await addEnquiries(test, 1)
  const changed = join(test.place.DATA_DIR, 'app-changed.db')
  for (const [change, difference] of strangers) {
    copyFileSync(backupOf(test), changed)
    const file = new SQLite(changed)
    file.exec(change)
    file.close()
    const before = readdirSync(test.place.DATA_DIR)
    await expect(restore(placeOf(test), changed, { replace: true })).rejects.toThrow(
      `${changed} is not a backup: it ${difference}`,
    )
    expect(readdirSync(test.place.DATA_DIR)).toEqual(before)
  }
  expect(await enquiriesOf(test.database)).toHaveLength(4)
})

test('a backup made by the first release is restored and migrated to the current schema', async () => {
  await using test = await startTestApp()
  const dataDir = join(test.place.DATA_DIR, 'former')
  const former = openDatabase({ url: '', dataDir })
  await migratorOf(former).migrateTo('001-start')
  await addEnquiries({ ...test, database: former }, 3)
  await former.close()
  copyFileSync(sqliteFile(dataDir), backupOf(test))
  const read = await restoreAndRead(test, async (database) => [
    await isUpToDate(database),
    await readEnquiryTallies(database.db, { box: 'inbox' }),
  ])
  expect(read).toEqual([true, 3])
})

test('a backup overwrites no file and is readable by its owner only', async () => {
  await using test = await startTestApp()
  await backUp(placeOf(test), backupOf(test))
  expect(statSync(backupOf(test)).mode & 0o777).toBe(0o600)
  await expect(backUp(placeOf(test), backupOf(test))).rejects.toThrow('is already there')
})

test.runIf(!onPostgres)(
  'every restore keeps the file it replaced, and later restores do not overwrite that copy',
  async () => {
    await using test = await startTestApp()
    await addEnquiries(test, 2)
    await backUp(placeOf(test), backupOf(test))
    await addEnquiries(test, 3)
    await stop(test)
    const kept = []
    for (let round = 0; round < 2; round++) {
      const { former = '' } = await restore(placeOf(test), backupOf(test))
      expect(statSync(former).mode & 0o777).toBe(0o600)
      kept.push(former)
    }
    const rowsIn = (file: string) => {
      const database = new SQLite(file, { readonly: true })
      const count = database.prepare('select count(*) from contact_submissions').pluck().get()
      database.close()
      return count
    }
    expect(kept.map(rowsIn)).toEqual([5, 2])
  },
)

test.runIf(!onPostgres)(
  'a damaged database is replaced, and kept together with its write-ahead log',
  async () => {
    await using test = await startTestApp()
    await addEnquiries(test, 2)
    await backUp(placeOf(test), backupOf(test))
    await stop(test)
    const file = join(test.place.DATA_DIR, 'app.db')
    writeFileSync(file, Buffer.alloc(4_096, 'x'))
    writeFileSync(`${file}-wal`, 'what had not been moved into it')
    const { former = '' } = await restore(placeOf(test), backupOf(test))
    expect(readFileSync(former)[0]).toBe('x'.charCodeAt(0))
    expect(readFileSync(`${former}-wal`, 'utf8')).toBe('what had not been moved into it')
    const database = openDatabase(placeOf(test))
    expect(await enquiriesOf(database)).toHaveLength(2)
    await database.close()
  },
)

test.runIf(!onPostgres)(
  'a server that starts during a restore opens the restored database',
  async () => {
    await using test = await startTestApp()
    await addEnquiries(test, 2)
    await backUp(placeOf(test), backupOf(test))
    await addEnquiries(test, 3)
    await stop(test)
    const unlock = await lockOutServers(placeOf(test))
    const server = startServer(test.place)
    await server.begun
    await sleep(1_500)
    renameSync(backupOf(test), join(test.place.DATA_DIR, 'app.db'))
    await unlock()
    await server.listening
    const [, port] = /listening at http:\/\/\S+:(\d+)/.exec(server.said())!
    const url = `http://localhost:${port}/api/submit-contact-form`
    expect((await post(url, new Agent())).status).toBe(201)
    const database = openDatabase(placeOf(test))
    expect(await enquiriesOf(database)).toHaveLength(3)
    await database.close()
    await server.stop()
  },
)

test.runIf(!onPostgres)(
  'a SQLite database that any other program has open is not replaced',
  async () => {
    await using test = await startTestApp()
    await backUp(placeOf(test), backupOf(test))
    await expect(restore(placeOf(test), backupOf(test))).rejects.toThrow(
      'Another program has the database open.',
    )
  },
)

test.runIf(onPostgres)(
  'a PostgreSQL database that has rows is replaced only on explicit request',
  async () => {
    await using test = await startTestApp()
    await addEnquiries(test, 2)
    await backUp(placeOf(test), backupOf(test))
    await expect(restore(placeOf(test), backupOf(test))).rejects.toThrow(
      'The database holds 2 enquiries and 0 users. Add --replace',
    )
  },
)

test('after a restore the server rebuilds the search words', async () => {
  await using test = await startTestApp()
  await addEnquiries(test, 1)
  const [enquiry] = await enquiriesOf(test.database)
  const document = { submission_id: enquiry!.id, words: 'genuine' }
  await test.database.db.insertInto('search_documents').values(document).execute()
  await backUp(placeOf(test), backupOf(test))
  const forged = new SQLite(backupOf(test))
  forged.prepare('delete from search_documents').run()
  forged
    .prepare('insert into search_documents (submission_id, words) values (?, ?)')
    .run(enquiry!.id, 'forged')
  forged.close()
  const kept = await restoreAndRead(test, async ({ db, dialect }) => {
    if (dialect === 'sqlite')
      await sql`insert into search_index (search_index) values ('integrity-check')`.execute(db)
    await db.insertInto('search_documents').values(document).execute()
    const indexed = await countIndexed({ db, dialect }, ['forged'])
    return [indexed, await countIndexed({ db, dialect }, ['genuine'])]
  })
  expect(kept).toEqual([0, 1])
})
