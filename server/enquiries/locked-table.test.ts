import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an enquiry answered with 503 because of a lock is not stored after the lock is released',
  { timeout: 60_000 },
  async () => {
    await using server = await startTestApp()
    const { db } = server.database
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (transaction) => {
      await sql`lock table contact_submissions in exclusive mode`.execute(transaction)
      lock()
      await released
    })
    await locked
    const answer = await server.post('/api/submit-contact-form', ada)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy'])
    release()
    await holder
    // No work on it continues: anything that still waited for the lock would write now.
    await expect.poll(() => countWaiting(db)).toBe(0)
    await sleep(300)
    expect(await db.selectFrom('contact_submissions').select('id').execute()).toEqual([])
    expect((await server.post('/api/submit-contact-form', ada)).statusCode).toBe(201)
  },
)
