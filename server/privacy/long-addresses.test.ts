import { expect, test } from 'vitest'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

/** The maximum length of an enquiry with all data about its visit. */
const length = 24_000

test('an address crafted to be slow to search for is found nearly as fast as any other', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app, 'maya@agency.example')
  const slow = `${'!'.repeat(230)}b@z.example`
  const own = await sendEnquiry(app, { message: `Ask ${slow} or ${slow.toUpperCase()}.` })
  const { db } = app.database
  const row = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', '=', own)
    .executeTakeFirstOrThrow()
  const message = `${'!'.repeat(length)}b.z.example`
  for (let at = 0; at < 200; at++)
    await db
      .insertInto('contact_submissions')
      .values({ ...row, id: `${own.slice(0, -3)}${at + 100}`, message })
      .onConflict((conflict) => conflict.doNothing())
      .execute()

  async function find(email: string) {
    const begin = performance.now()
    const answer = await maya.post('/api/privacy/find', { email })
    expect(answer.statusCode).toBe(200)
    return { ms: performance.now() - begin, mentions: answer.json().mentions }
  }
  await find(slow)
  const any = await find('ann@y.example')
  const found = await find(slow)
  expect(found.mentions).toBeGreaterThan(0)
  // If the time grew with the product of both lengths, it would be at least sixty times as long.
  expect(found.ms).toBeLessThan(Math.max(any.ms, 20) * 10)
})
