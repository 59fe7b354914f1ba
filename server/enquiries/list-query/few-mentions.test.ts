import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { many, storeMany } from '#tests/many-enquiries.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Page = { rows: { name: string }[]; total: number | null; next: string | null }

/** An admin whom every enquiry with a number divisible by `every` mentions, and the queries of their lists. */
async function mentionedIn(server: Server, every: number) {
  const { db } = server.database
  const user = await server.makeUser({ role: 'admin' })
  const which = sql`cast(name as integer) % ${sql.lit(every)} = 0`
  await sql`insert into timeline_entries (id, submission_id, created_at, kind, data)
    select ${user.id} || id, id, created_at, 'note', '{"text":"","mentions":[]}' from contact_submissions where ${which}`.execute(
    db,
  )
  await sql`insert into note_mentions (id, entry_id, user_id, submission_id)
    select id, id, ${user.id}, submission_id from timeline_entries where id like ${`${user.id}%`}`.execute(
    db,
  )
  if (server.database.dialect === 'postgres') await sql`analyze`.execute(db)
  const { access_token } = await server.signIn(user.email, user.password)
  const { app, headers, recorder } = await recordedApp(server, access_token)
  return {
    userId: user.id,
    read: async (query: string) => {
      recorder.queries.length = 0
      const url = `/api/contact_submissions?mentioned=me${query}`
      return (await app.inject({ url, headers })).json<Page>()
    },
    /** Those for the positions and numbers of enquiries, not for their rows. */
    queries: () =>
      recorder.queries.filter(
        ({ sql: text }) => /from .*"contact_submissions"/.test(text) && !/"message"|\*/.test(text),
      ),
  }
}

/** As the database would run it on tables of this size. */
async function stepsOf({ database: { db, dialect } }: Server, query: CompiledQuery) {
  const how = dialect === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]),
  )
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']!)
}

test('the enquiries of a few mentions are looked up, however many others the inbox has', async () => {
  await using server = await startTestApp()
  await storeMany(server, many)
  const { read, queries } = await mentionedIn(server, 6_800)
  const all = { rows: [20_400, 13_600, 6_800].map((number) => ({ name: `${number}` })) }
  for (const [query, total] of [
    ['&count=exact', 3],
    ['&unread=1&limit=1&count=exact', 3],
    ['&stage=new&sort=oldest&count=exact', 3],
    ['&q=all&count=exact', 3],
    ['&follow_up=due&sort=due&count=exact', 0],
  ] as const) {
    expect([query, (await read(query)).total]).toEqual([query, total])
    expect(queries().length).toBeGreaterThan(0)
    for (const one of queries()) {
      const steps = (await stepsOf(server, one)).filter((step) =>
        / (SEARCH|SCAN|on) contact_submissions/.test(` ${step}`),
      )
      expect(steps, one.sql).toHaveLength(1)
      expect(steps[0]).toMatch(
        / contact_submissions USING INDEX sqlite_autoindex|_(pkey|followed) on contact/,
      )
    }
  }
  expect(await read('')).toMatchObject(all)
})

test.each([
  ['few', 30],
  ['more', 10],
])(
  'with %s mentions the list has each enquiry once, also within a search, and counts them',
  async (_, every) => {
    await using server = await startTestApp()
    await storeMany(server, many)
    const { read, userId } = await mentionedIn(server, every)
    const right = Array.from({ length: many / every }, (_each, at) => `${(at + 1) * every}`)
    const found: string[] = []
    for (let next: string | null = ''; next !== null;) {
      const page: Page = await read(`&limit=200&sort=oldest${next && `&cursor=${next}`}`)
      found.push(...page.rows.map(({ name }) => name))
      next = page.next
    }
    expect(found).toEqual(right)
    // As if all others had been opened.
    await sql`insert into enquiry_reads (id, user_id, submission_id, read_at)
      select id, ${userId}, id, created_at from contact_submissions
      where cast(name as integer) % ${sql.lit(4 * every)} <> 0`.execute(server.database.db)
    const seldom = right.filter((name) => Number(name) % 1_000 === 0)
    for (const [query, total] of [
      ['', right.length],
      ['&stage=won', seldom.length],
      ['&q=seldom', seldom.length],
      ['&q=oft', right.length - seldom.length],
      ['&q=a o', right.length - seldom.length],
      ['&unread=1', Math.floor(right.length / 4)],
      ['&unread=1&q=all', Math.floor(right.length / 4)],
      ['&quarantine=only', 0],
    ] as const)
      expect([query, (await read(`${query}&limit=1&count=exact`)).total]).toEqual([query, total])
  },
)
