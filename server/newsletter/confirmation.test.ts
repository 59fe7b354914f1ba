import { expect, test } from 'vitest'
import { newsletterConsent } from '#contract/consent.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { mailedTokens, queuedMails, sendQueued } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

const email = 'ann@shop.example'
const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@agency.example' }
const consentVersion = newsletterConsent.version

type App = Awaited<ReturnType<typeof startTestApp>>
const subscribe = (app: App, address = email) =>
  app.post('/api/subscribe', { email: address, consentVersion })
const confirm = (app: App, token: string) => app.post('/api/newsletter/confirm', { token })
const unsubscribe = (app: App, token: string) => app.post('/api/newsletter/unsubscribe', { token })
const kept = ({ database }: App) =>
  database.db.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()

test('a new subscriber gets one mail with a link to confirm and one to unsubscribe', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const { id } = await kept(app)
  const mails = await queuedMails(app)
  expect(mails).toMatchObject([
    {
      kind: 'newsletter_confirmation',
      recipient: email,
      subject_id: id,
      reply_to: null,
      status: 'waiting',
      expires_at: new Date(app.clock.now().getTime() + 7 * DAY).toISOString(),
    },
  ])
  expect(JSON.parse(mails[0]!.data)).toEqual({
    link: {
      path: '/newsletter/confirm?token=',
      token: { purpose: 'newsletter_confirm', id: expect.any(String) },
    },
    unsubscribe: {
      path: '/newsletter/unsubscribe?token=',
      token: { purpose: 'newsletter_unsubscribe', id },
    },
  })
})

test('a subscriber and their mail are stored together or not at all', async () => {
  await using app = await startTestApp({ env, expectErrors: true })
  await app.database.db.schema.alterTable('deliveries').renameTo('elsewhere').execute()
  expect((await subscribe(app)).statusCode).toBe(500)
  const { db } = app.database
  expect(await db.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('one_time_tokens').selectAll().execute()).toEqual([])
})

test('the token from the mail confirms, and using it twice gives the same answer', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  app.clock.advance(HOUR)
  const answer = await confirm(app, tokens.confirm)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ state: 'confirmed' })
  const confirmed = await kept(app)
  expect(confirmed.confirmed_at).toBe(app.clock.now().toISOString())
  app.clock.advance(HOUR)
  expect((await confirm(app, tokens.confirm)).statusCode).toBe(200)
  expect(await kept(app)).toEqual(confirmed)
})

test('webhooks get one event when a subscriber confirms', async () => {
  await using app = await startTestApp({ env })
  await (await webhookAdmin(app)).made(undefined, ['subscriber.confirmed'])
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  expect(await webhookRows(app)).toEqual([])
  await confirm(app, tokens.confirm)
  await confirm(app, tokens.confirm)
  const rows = await webhookRows(app)
  const { id, page_path, confirmed_at } = await kept(app)
  expect(rows.map(({ data }) => JSON.parse(data))).toEqual([
    {
      type: 'subscriber.confirmed',
      version: 1,
      timestamp: confirmed_at,
      data: { subscriber: { id, email, page_path, confirmed_at } },
    },
  ])
})

test('several concurrent confirmations confirm once', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(app, tokens.confirm)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
})

test('a link works for seven days, and then says how to get a new one', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const old = await mailedTokens(app, email)
  await sendQueued(app)
  app.clock.advance(7 * DAY)
  const answer = await confirm(app, old.confirm)
  expect(answer.statusCode).toBe(410)
  expect(answer.json()).toMatchObject({ code: 'link_expired' })
  expect((await kept(app)).confirmed_at).toBeNull()
  await subscribe(app)
  expect((await confirm(app, (await mailedTokens(app, email)).confirm)).statusCode).toBe(200)
})

test('without a mail server one mail waits for it, and its link still works after weeks', async () => {
  await using app = await startTestApp()
  for (let day = 0; day < 20; day++) {
    await subscribe(app)
    app.clock.advance(DAY)
  }
  expect(await queuedMails(app)).toHaveLength(1)
  expect((await confirm(app, (await mailedTokens(app, email)).confirm)).statusCode).toBe(200)
})

test('a token that was changed, cut or made for something else confirms nothing', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  const flipped = (tokens.confirm.startsWith('A') ? 'B' : 'A') + tokens.confirm.slice(1)
  for (const token of [tokens.unsubscribe, flipped, tokens.confirm.slice(0, -4), 'a', ''])
    expect([token, (await confirm(app, token)).statusCode]).toEqual([token, 410])
  expect((await kept(app)).confirmed_at).toBeNull()
  for (const token of [tokens.confirm, flipped, tokens.unsubscribe.slice(0, -4), ''])
    expect([token, (await unsubscribe(app, token)).statusCode]).toEqual([token, 410])
  expect((await kept(app)).unsubscribed_at).toBeNull()
  const session = { type: 'recovery', token_hash: tokens.confirm }
  expect((await app.post('/api/auth/verify', session)).statusCode).toBeGreaterThanOrEqual(400)
})

test('opening a link changes nothing', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  const before = await kept(app)
  for (const path of ['/newsletter', '/api/newsletter'])
    for (const method of ['GET', 'HEAD'] as const) {
      await app.app.inject({ method, url: `${path}/confirm?token=${tokens.confirm}` })
      await app.app.inject({ method, url: `${path}/unsubscribe?token=${tokens.unsubscribe}` })
    }
  expect(await kept(app)).toEqual(before)
})

test('strangers cannot have more than three confirmations a day sent to an address', async () => {
  await using app = await startTestApp({ env })
  const count = async () => (await queuedMails(app)).length
  for (let time = 0; time < 6; time++) {
    expect((await subscribe(app)).statusCode).toBe(202)
    await sendQueued(app)
    app.clock.advance(HOUR)
  }
  expect(await count()).toBe(3)
  app.clock.advance(DAY - 6 * HOUR + MINUTE)
  await subscribe(app)
  expect(await count()).toBe(4)
  // Another email address has its own limit.
  await subscribe(app, 'bob@shop.example')
  expect(await count()).toBe(5)
})

test('concurrent subscriptions of one address cause one mail, whether it is known or not', async () => {
  await using app = await startTestApp({ env })
  for (const mails of [1, 2, 3]) {
    await Promise.all(Array.from({ length: 8 }, () => subscribe(app)))
    expect(await queuedMails(app)).toHaveLength(mails)
    await sendQueued(app)
    app.clock.advance(HOUR)
  }
})

test('a confirmed subscriber gets no further mail, and a waiting one is withdrawn', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  await sendQueued(app)
  app.clock.advance(MINUTE)
  await subscribe(app)
  await confirm(app, tokens.confirm)
  const [, second] = await queuedMails(app)
  expect(second!.expires_at).toBe(app.clock.now().toISOString())
  app.clock.advance(2 * DAY)
  await subscribe(app)
  expect(await queuedMails(app)).toHaveLength(2)
})

test('new, known, confirmed and unsubscribed addresses get the same answer after the same number of writes', async () => {
  await using app = await startTestApp({ env })
  const [waiting, confirmed, unsubscribed] = ['w', 'c', 'u'].map((name) => `${name}@shop.example`)
  for (const address of [waiting, confirmed, unsubscribed]) await subscribe(app, address)
  await confirm(app, (await mailedTokens(app, confirmed!)).confirm)
  await unsubscribe(app, (await mailedTokens(app, unsubscribed!)).unsubscribe)
  const tokens = () =>
    app.database.db
      .selectFrom('one_time_tokens')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  const found = []
  for (const address of ['new@shop.example', waiting, confirmed]) {
    const before = Number((await tokens()).count)
    const { statusCode, headers, body } = await subscribe(app, address)
    const written = Number((await tokens()).count) - before
    const answer = body.replace(address!, 'ADDRESS')
    found.push({ statusCode, names: Object.keys(headers), answer, written })
  }
  expect(found).toEqual(Array(3).fill(found[0]))
  expect(found[0]!.written).toBe(1)
  const { statusCode, body } = await subscribe(app, unsubscribed)
  expect({ statusCode, answer: body.replace(unsubscribed!, 'ADDRESS') }).toEqual({
    statusCode: 202,
    answer: found[0]!.answer,
  })
})

test('a confirmation is accepted from any page or none: the token alone is the authorization', async () => {
  await using app = await startTestApp({ env })
  await subscribe(app)
  const { confirm: token } = await mailedTokens(app, email)
  // A browser that does not disclose the address, as the page requests, sends no origin.
  for (const headers of [{ origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await app.post('/api/newsletter/confirm', { token }, headers)).statusCode).toBe(200)
    expect((await app.post('/api/subscribe', { email }, headers)).statusCode).toBe(403)
  }
})

test.each([
  'ann@shop.example,bob@shop.example',
  'ann@shop.example\r\nBcc: bob@shop.example',
  'Friends: ann@shop.example;',
  'Ann <ann@shop.example>',
  '"ann bob"@shop.example',
  '=?utf-8?q?ann=40shop=2Eexample?= <x@y.example>',
  'ann@shop.example\u202e',
  'ann@[127.0.0.1]',
])('%j is refused as a recipient', async (address) => {
  await using app = await startTestApp({ env })
  expect((await subscribe(app, address)).statusCode).toBe(422)
  expect(await queuedMails(app)).toEqual([])
})
