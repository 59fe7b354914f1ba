import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newsletterConsent } from '#contract/consent.ts'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const email = 'ann@shop.example'

/** Does the work while somebody else changes the subscribers, for whose transaction others have to wait. */
async function whileHeld<Result>({ database: { db, dialect } }: App, work: () => Promise<Result>) {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction().execute(async (trx) => {
    if (dialect === 'postgres')
      await sql`lock table newsletter_subscribers in exclusive mode`.execute(trx)
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  const result = await work().finally(ended.resolve)
  await holding
  return result
}

test(
  'using a mailed link again, which nothing limits, takes no transaction',
  { timeout: 60_000 },
  async () => {
    await using app = await startTestApp({ expectErrors: true })
    await app.post('/api/subscribe', { email, consentVersion: newsletterConsent.version })
    const tokens = await mailedTokens(app, email)
    for (const name of ['confirm', 'unsubscribe'] as const) {
      const use = async () =>
        (await app.post(`/api/newsletter/${name}`, { token: tokens[name] })).statusCode
      expect([name, await use()]).toEqual([name, 200])
      expect([name, await whileHeld(app, use)]).toEqual([name, 200])
    }
    const rows = app.database.db.selectFrom('newsletter_subscribers').selectAll()
    expect((await rows.executeTakeFirst())?.unsubscribed_at).not.toBeNull()
  },
)
