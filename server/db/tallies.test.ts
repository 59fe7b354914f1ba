import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { stages } from '#contract/stages.ts'
import { generator } from '#tests/generator.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { emptyPlace } from '#tests/databases/test-databases.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import * as start from './migrations/001-start.ts'
import * as newsletter from './migrations/002-newsletter.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** The stored tallies, and the same figures counted row by row. */
async function bothCounts({ db }: Database) {
  const tallied = await sql<{ name: string; total: unknown }>`
    select name, sum(count) as total from tallies group by name
    union all select 'contact_submissions.' || box, sum(count) from enquiry_tallies group by box`.execute(
    db,
  )
  const counted = await sql<{ name: string; total: unknown }>`
    select 'contact_submissions.inbox' as name, count(*) as total from contact_submissions where quarantined = 0
    union all select 'contact_submissions.quarantine', count(*) from contact_submissions where quarantined = 1
    union all select 'newsletter_subscribers', count(*) from newsletter_subscribers
    union all select 'deliveries.' || status, count(*) from deliveries group by status
    union all select 'user_roles.admin', count(*) from user_roles where role = 'admin'
    union all select 'user_roles.user', count(*) from user_roles where role = 'user'`.execute(db)
  const byName = (rows: { name: string; total: unknown }[]) =>
    Object.fromEntries(rows.map(({ name, total }) => [name, Number(total)]))
  return { tallied: byName(tallied.rows), counted: byName(counted.rows) }
}

const totalsOf = async (server: App, headers: Record<string, string>) => {
  const total = async (path: string) =>
    (await server.get(`/api/${path}`, headers)).json<{ total: number }>().total
  return {
    'contact_submissions.inbox': await total('contact_submissions'),
    'contact_submissions.quarantine': await total('contact_submissions?quarantine=only'),
    'deliveries.sent': await total('deliveries?status=sent'),
    'deliveries.waiting': await total('deliveries?status=waiting'),
    newsletter_subscribers: await total('newsletter_subscribers'),
    'user_roles.admin': await total('user_roles?role=admin'),
    'user_roles.user': await total('user_roles?role=user'),
  }
}

test('after every operation that changes a list, its total equals COUNT(*)', async () => {
  await using server = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const send = async (name: string, more = {}) => {
    const body = { name, email: 'a@b.example', company: 'C', consent: true, ...more }
    return (await server.post('/api/submit-contact-form', body)).json<{ id: string }>().id
  }
  const subscribe = (email: string) => server.post('/api/subscribe', { email, consent: true })
  const makeAccount = async (email: string, role: string) => {
    const body = { email, password: uuidv7(), role }
    return server
      .post('/api/admin-create-user', body, headers)
      .then((answer) => answer.json<{ user_id: string }>().user_id)
  }
  const enquiries = await Promise.all(
    Array.from({ length: 12 }, (_, at) => send(`Name ${at}`, at % 3 ? {} : { fax: 'x' })),
  )
  for (const id of enquiries.slice(0, 8))
    await server.put(`/api/contact_submissions/${id}/quarantine`, undefined, headers)
  for (const id of enquiries.slice(2, 5))
    await server.delete(`/api/contact_submissions/${id}/quarantine`, undefined, headers)
  await Promise.all(['one@x.example', 'two@x.example', 'one@x.example'].map(subscribe))
  const users = await Promise.all(
    ['user', 'admin', 'user'].map((role, at) => makeAccount(`p${at}@staff.example`, role)),
  )
  await makeAccount('p0@staff.example', 'user')
  for (const userId of users.slice(0, 2))
    await server.post('/api/admin-delete-user', { userId }, headers)
  await server.database.db
    .deleteFrom('contact_submissions')
    .where('id', '=', enquiries[0]!)
    .execute()

  await server.database.db
    .updateTable('deliveries')
    .set({ status: 'sent' })
    .where('subject_id', '=', enquiries[10]!)
    .execute()

  const { tallied, counted } = await bothCounts(server.database)
  expect(tallied).toEqual(counted)
  expect(await totalsOf(server, headers)).toEqual(counted)
  expect(counted).toEqual({
    'contact_submissions.inbox': 6,
    'contact_submissions.quarantine': 5,
    'deliveries.sent': 1,
    'deliveries.waiting': expect.any(Number),
    newsletter_subscribers: 2,
    'user_roles.admin': 1,
    'user_roles.user': 1,
  })
})

test('a migration counts the rows that existed before it', async () => {
  const place = await emptyPlace()
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  const { db, dialect } = database
  const former = { '001-start': start, '002-newsletter': newsletter }
  const bound = Object.entries(former).map(
    ([name, { up }]) =>
      [name, { up: (schema: Parameters<typeof up>[0]) => up(schema, dialect) }] as const,
  )
  const provider = { getMigrations: async () => Object.fromEntries(bound) }
  await new Migrator({ db, provider }).migrateToLatest()
  const created_at = new Date().toISOString()
  const person = { name: 'Ada', email: 'a@b.example', company: 'C', created_at }
  const rows = Array.from({ length: 7 }, (_, at) => ({
    ...person,
    id: uuidv7(),
    quarantined: at < 2 ? (1 as const) : (0 as const),
  }))
  await db.insertInto('contact_submissions').values(rows).execute()
  await migrate(database)
  await db
    .insertInto('contact_submissions')
    .values({ ...person, id: uuidv7(), quarantined: 0 })
    .execute()
  const { tallied, counted } = await bothCounts(database)
  expect(tallied).toEqual({
    'contact_submissions.inbox': counted['contact_submissions.inbox'],
    'contact_submissions.quarantine': counted['contact_submissions.quarantine'],
  })
  expect(counted).toMatchObject({
    'contact_submissions.inbox': 6,
    'contact_submissions.quarantine': 2,
  })
  await database.close()
  await place.leave()
})

/** By box, stage, answer and owner: the stored tallies, and the same figures counted row by row. */
async function bothGroups({ db }: Database) {
  type Group = { place: string; total: unknown }
  const tallied = await sql<Group>`
    select box || ' ' || stage || ' ' || answered || ' ' || owner_id as place, sum(count) as total
    from enquiry_tallies group by box, stage, answered, owner_id having sum(count) <> 0`.execute(db)
  const counted = await sql<Group>`
    select case when binned_at is not null then 'bin' when quarantined = 1 then 'quarantine' else 'inbox' end
      || ' ' || stage || ' ' || case when answered_at is null then 0 else 1 end || ' ' || coalesce(owner_id, '') as place,
      count(*) as total
    from contact_submissions group by 1`.execute(db)
  const byPlace = ({ rows }: { rows: Group[] }) =>
    Object.fromEntries(rows.map(({ place, total }) => [place, Number(total)]))
  return { tallied: byPlace(tallied), counted: byPlace(counted) }
}

test('after random changes the tally of every box, stage, answer and owner equals COUNT(*)', async () => {
  await using server = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const { database } = server
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const owners = await Promise.all(
    [1, 2].map(async () => (await server.makeUser({ role: 'admin' })).id),
  )
  const { one, some, maybe, below } = generator(20_261_122)
  const ids: string[] = []
  const path = (id: string) => `/api/contact_submissions/${id}`
  const send = async () => {
    const body = { name: 'Ada', email: 'a@b.example', company: 'C', consent: true }
    const more = maybe(0.2) ? { fax: 'x' } : {}
    const answer = await server.post('/api/submit-contact-form', { ...body, ...more })
    ids.push(answer.json<{ id: string }>().id)
  }
  const change = () => ({
    stage: one(stages),
    ...(maybe(0.5) && { owner_id: one([null, ...owners]) }),
    ...(maybe(0.5) && { answered_at: one([null, new Date().toISOString()]) }),
  })
  const steps = [
    send,
    async () => {
      const id = one(ids)
      const { version } = (await server.get(path(id), headers)).json<{ version: number }>()
      const answer = await server.patch(path(id), { version, ...change() }, headers)
      expect(answer.statusCode).toBe(200)
    },
    () => server.put(`${path(one(ids))}/${one(['bin', 'quarantine'])}`, undefined, headers),
    () => server.delete(`${path(one(ids))}/${one(['bin', 'quarantine'])}`, undefined, headers),
    async () => {
      const bulk = { ids: [one(ids), ...some(ids)], change: { owner_id: one([null, ...owners]) } }
      await server.post('/api/contact_submissions/bulk', bulk, headers)
    },
    // Many rows in one statement, as in an erasure or a restore.
    async () => {
      const gone = some(ids).slice(0, below(3))
      if (gone.length === 0) return
      await database.db.deleteFrom('contact_submissions').where('id', 'in', gone).execute()
      ids.splice(0, ids.length, ...ids.filter((id) => !gone.includes(id)))
    },
  ]
  for (let at = 0; at < 12; at++) await send()
  for (let round = 0; round < 8; round++) {
    for (let at = 0; at < 12; at++) await one(ids.length > 3 ? steps : steps.slice(0, 1))()
    const { tallied, counted } = await bothGroups(database)
    expect(tallied).toEqual(counted)
  }
  const { counted } = await bothGroups(database)
  const hasEach = (part: string) => Object.keys(counted).some((place) => place.includes(part))
  expect(['inbox', 'quarantine', 'bin', ...owners].filter((part) => !hasEach(part))).toEqual([])

  const mine = `inbox ${stages[1]}`
  for (const owner of [...owners, 'none']) {
    const id = owner === 'none' ? '' : owner
    const asked = `owner=${owner}&stage=${stages[1]}&count=exact`
    const answer = await server.get(`/api/contact_submissions?${asked}`, headers)
    const wanted = (counted[`${mine} 0 ${id}`] ?? 0) + (counted[`${mine} 1 ${id}`] ?? 0)
    expect(answer.json<{ total: number }>().total).toBe(wanted)
  }
})
