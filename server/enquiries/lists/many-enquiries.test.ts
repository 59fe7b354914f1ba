import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { early, isWon, many, storeMany } from '#tests/many-enquiries.ts'
import { planOf } from '#tests/databases/query-plan.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { countIndexed, countReading } from '#server/db/search-index.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Page = { rows: { name: string }[]; total: number | null; next: string | null }

test('a list read in several segments returns each enquiry once, in both orders, and counts all of them', async () => {
  await using server = await startTestApp()
  await storeMany(server, many)
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const read = async (query: string) =>
    (await server.get(`/api/contact_submissions?${query}`, headers)).json<Page>()
  const won = Array.from({ length: many }, (_, at) => at + 1).filter(isWon)
  for (const filter of ['stage=won', 'stage=won&from=2023-01-01', 'q=seldom', 'q=all&stage=won'])
    for (const sort of ['newest', 'oldest']) {
      const found: string[] = []
      for (let next: string | null = ''; next !== null;) {
        const cursor: string = next && `&cursor=${next}`
        const page: Page = await read(`${filter}&sort=${sort}&limit=7${cursor}`)
        found.push(...page.rows.map(({ name }) => name))
        next = page.next
      }
      expect([filter, found]).toEqual([
        filter,
        (sort === 'newest' ? won.toReversed() : won).map(String),
      ])
      expect((await read(`${filter}&sort=${sort}&limit=1&count=exact`)).total).toBe(won.length)
    }
  const often = many - won.length
  for (const [query, total] of [
    ['q=all', many],
    ['q=oft', often],
    ['q=all often', often],
    ['q=a o', often],
    ['q=long past gone', early],
    ['q=long past gone seldom', early / 1_000],
    ['q=long past gone oft', early - early / 1_000],
    ['q=oft&stage=new', often],
    ['q=all often&stage=new&sort=oldest', often],
    ['q=a o&unread=1', often],
    ['q=seldom&stage=new', 0],
    ['q=all&stage=new&from=2099-01-01', 0],
  ] as const)
    expect([query, (await read(`${query}&limit=1&count=exact`)).total]).toEqual([query, total])
})

test('a search counts only the matches in its box, however many are in the others', async () => {
  await using server = await startTestApp()
  await storeMany(server, many)
  const { db } = server.database
  const upTo = (number: number) => sql<boolean>`cast(name as integer) <= ${sql.lit(number)}`
  await db.updateTable('contact_submissions').set({ quarantined: 1 }).where(upTo(4_000)).execute()
  await db
    .updateTable('contact_submissions')
    .set({ binned_at: new Date().toISOString() })
    .where(upTo(1_000))
    .execute()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const inBin = 1_000 - 1
  const inQuarantine = 3_000 - 3
  const often = many - Math.floor(many / 1_000)
  for (const [query, total] of [
    ['q=oft', often - inBin - inQuarantine],
    ['q=oft&quarantine=only', inQuarantine],
    ['q=oft&bin=only', inBin],
    ['q=oft&stage=new&quarantine=only', inQuarantine],
    ['q=a o', often - inBin - inQuarantine],
  ] as const) {
    const url = `/api/contact_submissions?${query}&limit=1&count=exact`
    expect([query, (await server.get(url, headers)).json<Page>().total]).toEqual([query, total])
  }
})

test('counting words by reading rows gives the same result as counting through the index', async () => {
  await using server = await startTestApp()
  await storeMany(server, many)
  for (const [words, count] of [
    [['long', 'oft'], early - early / 1_000],
    [['al', 'seldom'], many / 1_000],
    [['a', 'long'], early],
  ] as const) {
    expect([words, await countReading(server.database, [...words])]).toEqual([
      words,
      Math.floor(count),
    ])
    expect([words, await countIndexed(server.database, [...words])]).toEqual([
      words,
      Math.floor(count),
    ])
  }
  expect(await countIndexed(server.database, ['oft'], ['a', 'long'])).toBe(early - early / 1_000)
})

test('for a person who has opened everything no rows are searched for unread enquiries', async () => {
  await using server = await startTestApp()
  await storeMany(server, 300)
  const user = await server.makeUser({ role: 'admin' })
  const { db } = server.database
  const markAll = sql`insert into enquiry_reads (id, user_id, submission_id, read_at)
    select id, ${user.id}, id, created_at from contact_submissions`
  await markAll.execute(db)
  await db
    .updateTable('contact_submissions')
    .set({ quarantined: 1 })
    .where('name', '=', '7')
    .execute()
  const { access_token } = await server.signIn(user.email, user.password)
  const asked = await recorded(server, access_token)
  const { read } = asked
  const isLooking = () => asked.searching.some((text) => text.includes('not exists'))

  for (const query of [
    'unread=1',
    'unread=1&stage=won',
    'unread=1&q=all',
    'unread=1&quarantine=only',
  ]) {
    expect([query, await read(`${query}&count=exact`)]).toEqual([
      query,
      { rows: [], total: 0, next: null },
    ])
    expect(isLooking()).toBe(false)
  }
  await db.deleteFrom('enquiry_reads').where('submission_id', 'like', '%00b').execute()
  expect(await read('unread=1&count=exact')).toMatchObject({ rows: [{ name: '11' }], total: 1 })
  expect(isLooking()).toBe(true)
})

test('a search reads only rows that the index names or that come next in order', async () => {
  await using server = await startTestApp()
  await storeMany(server, 600)
  await sql`update search_documents set words = 'all seldom' where submission_id like '%a1'`.execute(
    server.database.db,
  )
  const { read, plans } = await recorded(server)
  for (const query of [
    'q=seldom',
    'q=all',
    'q=all%20seldom',
    'q=all&stage=won',
    'q=seldom&sort=oldest',
  ]) {
    expect([query, (await read(query)).rows.length > 0 || query.includes('won')]).toEqual([
      query,
      true,
    ])
    for (const step of await plans())
      expect(step).not.toMatch(/^SCAN (contact_submissions|search_documents)\b|Seq Scan/)
  }
})

/** Reads lists through an app that records its queries about enquiries. */
async function recorded(server: Server, token?: string) {
  const { app, headers, recorder } = await recordedApp(server, token)
  const { queries } = recorder
  return {
    read: async (query: string): Promise<Page> => {
      queries.length = 0
      const url = `/api/contact_submissions?${query}`
      const answer = await app.inject({ url, headers })
      return answer.json()
    },
    get searching() {
      return queries.map((query) => query.sql)
    },
    plans: async () => {
      const steps: string[] = []
      // PostgreSQL reads the word index by a bitmap scan, which planOf disables.
      const planned = queries.filter(({ sql: text }) => text.includes('contact_submissions'))
      for (const query of planned) steps.push(...(await planOf(server.database, query)))
      return steps
    },
  }
}
