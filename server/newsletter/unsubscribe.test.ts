import { expect, test } from 'vitest'
import { newsletterConsent } from '#contract/consent.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { readEnv } from '#server/env.ts'
import { mailedTokens, queuedMails, sendQueued } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { queueNewsletterMail } from './queue-newsletter-mail.ts'

const email = 'ann@shop.example'
const consentVersion = newsletterConsent.version
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type App = Awaited<ReturnType<typeof startTestApp>>
const subscribe = (app: App, headers = {}) =>
  app.post('/api/subscribe', { email, consentVersion }, headers)
const kept = ({ database }: App) =>
  database.db.selectFrom('newsletter_subscribers').selectAll().executeTakeFirst()
const suppressions = ({ database }: App) =>
  database.db.selectFrom('newsletter_suppressions').selectAll().execute()

async function confirmed(app: App) {
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  await app.post('/api/newsletter/confirm', { token: tokens.confirm })
  await sendQueued(app)
  return tokens
}

test('unsubscribing is stored, also as a hash that outlives the row, and can be repeated indefinitely', async () => {
  await using app = await startTestApp()
  const { unsubscribe: token } = await confirmed(app)
  const at = app.clock.now().toISOString()
  const answer = await app.post('/api/newsletter/unsubscribe', { token })
  expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'unsubscribed' }])
  expect(await kept(app)).toMatchObject({ confirmed_at: at, unsubscribed_at: at })
  expect(await suppressions(app)).toEqual([
    { email_hash: expect.stringMatching(/^[0-9a-f]{64}$/), created_at: at },
  ])
  await app.database.db.deleteFrom('newsletter_subscribers').execute()
  app.clock.advance(400 * DAY)
  expect((await app.post('/api/newsletter/unsubscribe', { token })).statusCode).toBe(200)
  expect(await suppressions(app)).toHaveLength(1)
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=frontier',
    '--frontier\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--frontier--\r\n',
  ],
])('a mail program can unsubscribe with one click as %s', async (type, body) => {
  await using app = await startTestApp()
  const { unsubscribe: token } = await confirmed(app)
  const send = (query: string) =>
    app.post(`/api/newsletter/unsubscribe${query}`, body, { 'content-type': type })
  expect((await send('')).statusCode).toBe(410)
  expect((await kept(app))?.unsubscribed_at).toBeNull()
  // RFC 8058: no redirect, no cookie, no page in between.
  const answer = await send(`?token=${token}`)
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect((await kept(app))?.unsubscribed_at).not.toBeNull()
})

test('a multipart form of more than 2 KB is refused before it is parsed, because parsing takes long', async () => {
  await using app = await startTestApp()
  const part = '--b\r\ncontent-disposition: form-data; name="x"; filename="x"\r\n\r\n\r\n'
  const answer = await app.post('/api/newsletter/unsubscribe', part.repeat(40), {
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(answer.statusCode).toBe(413)
})

test('a post without the one-click field ignores the token in its address', async () => {
  await using app = await startTestApp()
  const { unsubscribe: token } = await confirmed(app)
  const url = `/api/newsletter/unsubscribe?token=${token}`
  for (const body of ['', 'List-Unsubscribe=Two-Clicks', 'a=b']) await app.post(url, body, form)
  await app.post(url, {})
  expect((await kept(app))?.unsubscribed_at).toBeNull()
})

test('opening the one-click address from the mail header redirects to the page with the button', async () => {
  await using app = await startTestApp()
  const { unsubscribe: token } = await confirmed(app)
  const answer = await app.get(`/api/newsletter/unsubscribe?token=${token}`)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/newsletter/unsubscribe?token=${token}`)
  expect((await kept(app))?.unsubscribed_at).toBeNull()
})

test('a person who unsubscribed and subscribes again has to confirm again, with a new consent record', async () => {
  await using app = await startTestApp()
  const old = await confirmed(app)
  await app.post('/api/newsletter/unsubscribe', { token: old.unsubscribe })
  app.clock.advance(2 * DAY)
  // The link in the old mail does not restore the subscription, neither before nor after the new request.
  const press = (token: string) => app.post('/api/newsletter/confirm', { token })
  expect((await press(old.confirm)).statusCode).toBe(410)
  const before = await kept(app)
  const created_at = app.clock.now().toISOString()
  await subscribe(app, { 'user-agent': 'Another browser' })
  expect((await press(old.confirm)).statusCode).toBe(410)
  // Anybody may have asked, so nothing changes before the link is used.
  expect(await kept(app)).toEqual(before)
  expect(await suppressions(app)).toHaveLength(1)
  const { confirm, unsubscribe } = await mailedTokens(app, email)
  app.clock.advance(MINUTE)
  expect((await press(confirm)).statusCode).toBe(200)
  expect(await kept(app)).toMatchObject({
    created_at,
    consent_version: consentVersion,
    user_agent: 'Another browser',
    confirmed_at: app.clock.now().toISOString(),
    unsubscribed_at: null,
  })
  expect(await suppressions(app)).toEqual([])
  expect((await press(confirm)).statusCode).toBe(200)
  await app.post('/api/newsletter/unsubscribe', { token: unsubscribe })
  expect((await press(confirm)).statusCode).toBe(410)
})

test('somebody who has unsubscribed gets one confirmation a day, and unsubscribing once more makes it void', async () => {
  await using app = await startTestApp()
  const old = await confirmed(app)
  await app.post('/api/newsletter/unsubscribe', { token: old.unsubscribe })
  app.clock.advance(MINUTE)
  const sent = (await queuedMails(app)).length
  for (let each = 0; each < 3; each++) {
    await subscribe(app)
    await sendQueued(app)
    app.clock.advance(MINUTE)
  }
  expect(await queuedMails(app)).toHaveLength(sent + 1)
  const { confirm } = await mailedTokens(app, email)
  await app.post('/api/newsletter/unsubscribe', { token: old.unsubscribe })
  expect((await app.post('/api/newsletter/confirm', { token: confirm })).statusCode).toBe(410)
  expect((await kept(app))?.unsubscribed_at).not.toBeNull()
})

test('an unconfirmed address can unsubscribe too, and its confirmation is withdrawn', async () => {
  await using app = await startTestApp()
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  await app.post('/api/newsletter/unsubscribe', { token: tokens.unsubscribe })
  expect(await queuedMails(app)).toMatchObject([{ expires_at: app.clock.now().toISOString() }])
  expect((await app.post('/api/newsletter/confirm', { token: tokens.confirm })).statusCode).toBe(
    410,
  )
  expect(await suppressions(app)).toHaveLength(1)
})

test.each(['failed', 'sent'] as const)(
  'staff cannot resend a confirmation that was %s to a person who has unsubscribed since',
  async (status) => {
    await using app = await startTestApp()
    await subscribe(app)
    const { id } = (await queuedMails(app))[0]!
    await app.database.db.updateTable('deliveries').set({ status }).execute()
    const headers = { authorization: `Bearer ${await app.adminToken()}` }
    const tokens = await mailedTokens(app, email)
    await app.post('/api/newsletter/unsubscribe', { token: tokens.unsubscribe })
    const retry = await app.post(`/api/deliveries/${id}/retry`, undefined, headers)
    expect(retry.statusCode).toBe(409)
    await app.post('/api/deliveries/retry-failed', undefined, headers)
    const mails = await queuedMails(app)
    expect(mails.find((mail) => mail.id === id)).toMatchObject({ status })
  },
)

test('confirming and unsubscribing concurrently always ends unsubscribed', async () => {
  await using app = await startTestApp()
  await subscribe(app)
  const tokens = await mailedTokens(app, email)
  await Promise.all([
    app.post('/api/newsletter/confirm', { token: tokens.confirm }),
    app.post('/api/newsletter/unsubscribe', { token: tokens.unsubscribe }),
    app.post('/api/newsletter/confirm', { token: tokens.confirm }),
  ])
  expect((await kept(app))?.unsubscribed_at).not.toBeNull()
  expect(await suppressions(app)).toHaveLength(1)
})

test('no newsletter is queued for an address that is unconfirmed, unsubscribed or suppressed', async () => {
  await using app = await startTestApp()
  const { linkKey } = await loadSecrets(app.database, readEnv({ ...app.place }).env!)
  const { db } = app.database
  const now = app.clock.now()
  const issue = { kind: 'test', to: email, subjectId: null, data: { at: '' } } as const
  const queue = () => queueNewsletterMail(db, linkKey, issue, now)
  await expect(queue()).rejects.toThrow('confirmed')
  await subscribe(app)
  await expect(queue()).rejects.toThrow('confirmed')
  const tokens = await confirmed(app)
  await queue()
  await app.post('/api/newsletter/unsubscribe', { token: tokens.unsubscribe })
  await expect(queue()).rejects.toThrow('confirmed')
  // A row restored from a backup or an import does not undo it.
  await db.updateTable('newsletter_subscribers').set({ unsubscribed_at: null }).execute()
  await expect(queue()).rejects.toThrow('confirmed')
})
