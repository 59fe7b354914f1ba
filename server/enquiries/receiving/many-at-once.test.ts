import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockAdmins } from '#server/accounts/people/lock-admins.ts'
import type { Db } from '#server/db/database.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { countWaiting } from '#tests/count-waiting.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Case = {
  what: string
  /** Takes the lock that makes such a call wait. */
  block: (trx: Db) => Promise<unknown>
  call: (
    app: App,
    session: Record<string, string>,
    about: { userId: string; ids: string[] },
  ) => ReturnType<App['get']>
}

const cases: Case[] = [
  {
    what: 'deletions of accounts',
    block: (trx) => lockAdmins(trx, 'postgres'),
    call: (app, session, { userId }) => app.post('/api/admin-delete-user', { userId }, session),
  },
  {
    what: 'changes of many enquiries',
    block: (trx) => lockAdmins(trx, 'postgres'),
    call: (app, session, { ids }) =>
      app.post('/api/contact_submissions/bulk', { ids, change: { stage: 'won' } }, session),
  },
  {
    what: 'lists',
    block: (trx) => sql`lock table enquiry_reads`.execute(trx),
    call: (app, session) => app.get('/api/contact_submissions', session),
  },
]

/** Thirty calls take their time when all tests run at once. */
const timeout = 20_000

const enquiry = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

// SQLite has no connections to run out of.
test.runIf(process.env.TEST_DATABASE === 'postgres').each(cases)(
  'however many $what one person starts, enquiries still get a database connection',
  async ({ block, call }) => {
    await using app = await startTestApp()
    await using other = await startTestApp({ beside: app })
    const maya = await staffMember(app)
    const alex = await staffMember(app)
    const session = await maya.headers()
    const ids = await storeEnquiries(app, [{ owner_id: alex.id }, {}])
    const calls = await other.database.db.transaction().execute(async (trx) => {
      await block(trx)
      const begun = Array.from({ length: 30 }, () => call(app, session, { userId: alex.id, ids }))
      await expect.poll(() => countWaiting(other.database.db), { timeout }).toBeGreaterThan(0)
      expect((await app.post('/api/submit-contact-form', enquiry)).statusCode).toBe(201)
      return begun
    })
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses).toContain(200)
  },
)
