import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { mailedTokens, queuedMails } from '#tests/newsletter-links.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const email = 'ann@shop.example'
const list = '/api/newsletter_subscribers'

/** A reader who has confirmed, or only asked, and an admin. */
async function withReader(isConfirmed = true) {
  const app = await startTestApp()
  await app.post('/api/subscribe', { email })
  const tokens = await mailedTokens(app, email)
  if (isConfirmed) await app.post('/api/newsletter/confirm', { token: tokens.confirm })
  const admin = await staffMember(app)
  const rows = async () => (await admin.get(list)).json<{ rows: NewsletterSubscriber[] }>().rows
  const { id } = (await rows())[0]!
  const audited = async () =>
    (await admin.get(`/api/audit?subject=${id}`)).json<{ rows: AuditEntry[] }>().rows
  return { app, admin, tokens, rows, audited, path: `${list}/${id}/unsubscribed` }
}

const suppressions = ({ database }: Awaited<ReturnType<typeof startTestApp>>) =>
  database.db.selectFrom('newsletter_suppressions').selectAll().execute()

test('an admin unsubscribes a reader who asked, once, with an audit entry that does not name them', async () => {
  const { app, admin, rows, audited, path } = await withReader()
  await using _ = app
  const at = app.clock.now().toISOString()
  const answer = await admin.put(path)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { email, unsubscribed_at: at }])
  app.clock.advance(1_000)
  expect((await admin.put(path)).json()).toEqual(answer.json())
  expect(await rows()).toEqual([answer.json()])
  expect(await suppressions(app)).toHaveLength(1)
  const entries = await audited()
  expect(entries).toMatchObject([
    { action: 'subscriber.unsubscribed', actor: { id: admin.id }, data: {} },
  ])
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('the confirmation of a reader who was unsubscribed meanwhile no longer works', async () => {
  const { app, admin, tokens, rows, path } = await withReader(false)
  await using _ = app
  expect((await admin.put(path)).statusCode).toBe(200)
  const mails = (await queuedMails(app)).filter(({ recipient }) => recipient === email)
  expect(mails).toMatchObject([{ expires_at: app.clock.now().toISOString() }])
  const confirmed = await app.post('/api/newsletter/confirm', { token: tokens.confirm })
  expect(confirmed.statusCode).toBe(410)
  expect(await rows()).toMatchObject([{ confirmed_at: null }])
})

test('staff cannot subscribe anybody again, while the reader can and confirms it', async () => {
  const { app, admin, rows, path } = await withReader()
  await using _ = app
  await admin.put(path)
  expect((await admin.delete(path)).statusCode).toBe(405)
  app.clock.advance(1_000)
  await app.post('/api/subscribe', { email })
  const tokens = await mailedTokens(app, email)
  expect((await app.post('/api/newsletter/confirm', { token: tokens.confirm })).statusCode).toBe(
    200,
  )
  expect(await rows()).toMatchObject([{ unsubscribed_at: null }])
  expect(await suppressions(app)).toEqual([])
})

test('only admins can unsubscribe readers, and only existing ones', async () => {
  const { app, admin, rows, path } = await withReader()
  await using _ = app
  const user = await staffMember(app, undefined, 'user')
  expect((await app.put(path)).statusCode).toBe(401)
  expect((await user.put(path)).statusCode).toBe(403)
  expect(await rows()).toMatchObject([{ unsubscribed_at: null }])
  expect((await admin.put(`${list}/${crypto.randomUUID()}/unsubscribed`)).statusCode).toBe(404)
  expect((await admin.put(`${list}/ann/unsubscribed`)).statusCode).toBe(422)
})
