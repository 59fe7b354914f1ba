import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { fillDemo } from './fill-demo.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
type Row = { company: string; email: string; created_at: string; quarantine_reason: string | null }
type Rows = { rows: Row[]; total: number }

async function signIn(app: TestApp, { email, password }: { email: string; password: string }) {
  const answer = await app.post('/api/auth/token?grant_type=password', { email, password })
  return answer.statusCode === 200
    ? { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` }
    : null
}

async function list(app: TestApp, query: string, headers: Record<string, string>) {
  const answer = await app.get(`/api/contact_submissions?limit=200&${query}`, headers)
  return answer.json<Rows>()
}

test('a demo contains 400 invented enquiries over 90 days, marked as such, and staff who can sign in', async () => {
  await using app = await startTestApp()
  const now = app.clock.now()
  const headers = await signIn(app, await fillDemo(app.database, now))
  const inbox = await list(app, '', headers!)
  const quarantine = await list(app, 'quarantine=only', headers!)
  const { bin } = await app.database.db
    .selectFrom('contact_submissions')
    .select((eb) => eb.fn.countAll<number | string>().as('bin'))
    .where('binned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(inbox.total + quarantine.total + Number(bin)).toBe(400)
  for (const row of quarantine.rows)
    expect(row.quarantine_reason).toMatch(/^Several signs together: /)
  expect([inbox.total > 300, quarantine.total > 3]).toEqual([true, true])
  for (const row of [...inbox.rows, ...quarantine.rows]) {
    expect(row.company).toMatch(/ \(demo\)$/)
    expect(row.email).toMatch(/\.example$/)
    const age = now.getTime() - Date.parse(row.created_at)
    expect(age).toBeGreaterThan(0)
    expect(age).toBeLessThanOrEqual(91 * DAY)
  }
})

test('a demo that is started again keeps its enquiries, and its staff get new passwords', async () => {
  await using app = await startTestApp()
  const first = await fillDemo(app.database, app.clock.now())
  const second = await fillDemo(app.database, app.clock.now())
  expect([first.filled, second.filled]).toEqual([true, false])
  expect(await signIn(app, first)).toBeNull()
  const headers = await signIn(app, second)
  expect((await list(app, '', headers!)).total).toBeLessThan(401)
})

test('a database in use is never filled', async () => {
  await using app = await startTestApp()
  const enquiry = { name: 'Ada', email: 'a@b.example', company: 'C', consent: true }
  expect((await app.post('/api/submit-contact-form', enquiry)).statusCode).toBe(201)
  await expect(fillDemo(app.database, app.clock.now())).rejects.toThrow('in use and is no demo')
  const { db } = app.database
  expect(await db.selectFrom('contact_submissions').select('name').execute()).toEqual([
    { name: 'Ada' },
  ])
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})
