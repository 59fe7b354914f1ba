import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentConsent } from '#contract/consent.ts'
import type { EnquiryReceipt } from '#contract/enquiry.ts'
import { queuedMails, sendQueued } from '#tests/newsletter-links.ts'
import { staffMember } from '#tests/staff.ts'
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

const sendSuspect = async (app: App, suspect: object = {}) => {
  const body = { ...wanted, fax: '1', ...suspect }
  const answer = await app.post(path, body, { referer: 'http://localhost/contact' })
  return answer.json<EnquiryReceipt>().id
}

test('one taken for spam asks the address once it is released, and not again at a second release', async () => {
  await using app = await startTestApp()
  const id = await sendSuspect(app)
  const staff = await staffMember(app)
  app.clock.advance(60_000)
  const quarantine = `${staff.path(id)}/quarantine`
  expect((await staff.delete(quarantine)).statusCode).toBe(200)
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
  await sendQueued(app)
  for (const again of [await staff.put(quarantine), await staff.delete(quarantine)])
    expect(again.statusCode).toBe(200)
  expect(await confirmations(app)).toHaveLength(1)
})

test('of several that are released together only those with that box ticked ask, and not those that stay', async () => {
  await using app = await startTestApp()
  const staff = await staffMember(app)
  const ids = [
    await sendSuspect(app),
    await sendSuspect(app, { email: 'no@shop.example', marketingConsent: false }),
  ]
  await sendSuspect(app, { email: 'stays@shop.example' })
  const bulk = (change: object) => staff.post('/api/contact_submissions/bulk', { ids, change })
  await bulk({ read: true })
  expect(await subscribers(app)).toEqual([])
  expect((await bulk({ quarantined: false })).json()).toMatchObject({ changed: ids })
  expect((await subscribers(app)).map((each) => each.email)).toEqual([email])
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
