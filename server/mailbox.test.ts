import { expect, test } from 'vitest'
import { DAY, HOUR } from '#server/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { mailboxKey } from './mailbox.ts'

test('spellings of one box are one box, and other people’s are not', () => {
  const key = mailboxKey('ann@shop.example')
  for (const same of ['Ann@Shop.example', 'ann+news@shop.example', 'ann+a+b@shop.example'])
    expect(mailboxKey(same), same).toBe(key)
  for (const other of ['a.nn@shop.example', 'ann@other.example', 'anna@shop.example'])
    expect(mailboxKey(other), other).not.toBe(key)
  expect(mailboxKey('a.n.n+x@googlemail.com')).toBe(mailboxKey('ann@gmail.com'))
})

test('strangers can have 24 mails a day sent to one box, however they spell its address', async () => {
  await using app = await startTestApp({ env: { VISITOR_CONFIRMATION: 'on', TRUST_PROXY: '1' } })
  const spelling = (number: number) => `victim+${number}@shop.example`
  const enquiry = { name: 'Ann', company: 'Shop', consent: true }
  const sent = async () =>
    (
      await app.database.db
        .selectFrom('deliveries')
        .select('recipient')
        .where('recipient', 'like', 'victim%')
        .execute()
    ).length
  const flood = async (first: number) => {
    for (let number = first; number < first + 15; number++) {
      const email = spelling(number)
      const message = `Order ${number}`
      const from = { 'x-forwarded-for': `203.0.113.${number % 256}` }
      const answers = [
        await app.post('/api/submit-contact-form', { ...enquiry, email, message }, from),
        await app.post('/api/subscribe', { email, consentVersion: 'none' }, from),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 202])
    }
  }
  await flood(0)
  expect(await sent()).toBe(24)
  app.clock.advance(DAY - HOUR)
  await flood(100)
  expect(await sent()).toBe(24)
  app.clock.advance(HOUR + 1)
  await flood(200)
  expect(await sent()).toBe(48)
  // Another box is reached all the while.
  await app.post('/api/subscribe', { email: 'other@shop.example', consentVersion: 'none' })
  const { recipient } = await app.database.db
    .selectFrom('deliveries')
    .select('recipient')
    .where('recipient', 'like', 'other%')
    .executeTakeFirstOrThrow()
  expect(recipient).toBe('other@shop.example')
})
