import { expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { mailboxOf } from './mailbox.ts'

test('spellings of one mailbox count as the same mailbox, and other people’s do not', () => {
  for (const same of ['Ann@Shop.example', 'ann+news@shop.example', 'ann+a+b@shop.example'])
    expect(mailboxOf(same), same).toBe('ann@shop.example')
  for (const other of ['a.nn@shop.example', 'ann@other.example', 'anna@shop.example'])
    expect(mailboxOf(other), other).toBe(other)
  expect(mailboxOf('a.n.n+x@googlemail.com')).toBe('ann@gmail.com')
})

test('strangers can have six mails of a kind a day sent to one mailbox, however they spell its address', async () => {
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
  expect(await sent()).toBe(12)
  app.clock.advance(DAY - HOUR)
  await flood(100)
  expect(await sent()).toBe(12)
  app.clock.advance(HOUR + 1)
  await flood(200)
  expect(await sent()).toBe(24)
  // Mails to the mailbox's own address and to other mailboxes still go out.
  for (const email of ['victim@shop.example', 'other@shop.example']) {
    await app.post('/api/subscribe', { email, consentVersion: 'none' })
    const mails = await app.database.db
      .selectFrom('deliveries')
      .select('kind')
      .where('recipient', '=', email)
      .execute()
    expect(mails, email).toEqual([{ kind: 'newsletter_confirmation' }])
  }
})
