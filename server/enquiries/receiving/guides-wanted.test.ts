import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentConsent } from '#contract/consent.ts'
import { queuedMails, sendQueued } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const email = 'ada@shop.example'
const wanted = {
  name: 'Ada',
  email: 'Ada@Shop.example',
  company: 'Engines',
  message: 'Our checkout is slow.',
  consent: true,
  marketingConsent: true,
  consentVersion: currentConsent.version,
}

type App = Awaited<ReturnType<typeof startTestApp>>
const subscribers = ({ database }: App) =>
  database.db.selectFrom('newsletter_subscribers').selectAll().execute()
const confirmations = async (app: App) =>
  (await queuedMails(app)).filter(({ kind }) => kind === 'newsletter_confirmation')

test('an enquiry with the box for guides ticked asks the address to confirm, with the words that were shown', async () => {
  await using app = await startTestApp()
  const answer = await app.post(path, wanted, { referer: 'http://localhost/contact?plan=1' })
  expect(answer.statusCode).toBe(201)
  expect(await subscribers(app)).toMatchObject([
    {
      email,
      confirmed_at: null,
      consent_version: `${currentConsent.version}-enquiry`,
      consent_text: currentConsent.marketing,
      page_path: '/contact',
    },
  ])
  expect(await confirmations(app)).toMatchObject([{ recipient: email, status: 'waiting' }])
})

test('neither an enquiry without that box, nor one taken for spam, nor a repeat subscribes anybody', async () => {
  await using app = await startTestApp()
  await app.post(path, { ...wanted, marketingConsent: false })
  await app.post(path, { ...wanted, fax: '1', email: 'bot@shop.example' })
  expect(await subscribers(app)).toEqual([])
  const key = { 'idempotency-key': randomUUID() }
  for (let time = 0; time < 2; time++) await app.post(path, { ...wanted, message: 'Again' }, key)
  expect(await confirmations(app)).toHaveLength(1)
})

test('an enquiry arrives although its address may get no further confirmation today', async () => {
  await using app = await startTestApp()
  for (let time = 0; time < 4; time++) {
    const answer = await app.post(path, { ...wanted, message: `Number ${time}` })
    expect(answer.statusCode).toBe(201)
    await sendQueued(app)
  }
  expect(await confirmations(app)).toHaveLength(3)
})

test('enquiries have no more confirmations mailed than the newsletter form', async () => {
  await using app = await startTestApp()
  for (let person = 0; person < 12; person++) {
    const answer = await app.post(path, {
      ...wanted,
      email: `person${person}@shop.example`,
      message: `From person ${person}, about a shop of their own.`,
    })
    expect(answer.statusCode).toBe(201)
  }
  expect(await confirmations(app)).toHaveLength(10)
})
