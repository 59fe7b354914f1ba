import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { maxMailDelayMs } from './passwords/recovery.ts'

async function startWithMail() {
  const smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://agency.example' }
  const app = await startTestApp({ env: { ...env, MAIL_FROM: 'hello@agency.example' } })
  const stack = new AsyncDisposableStack()
  stack.use(smtp)
  stack.use(app)
  return { ...app, smtp, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

type App = Awaited<ReturnType<typeof startWithMail>>

/** The link in the newest mail, as its recipient opens it. */
function linkIn({ smtp, keepSecret }: App) {
  const [link] = /https?:[\w./:]+set-password#[\w=&-]+/.exec(smtp.received.at(-1)!.mail.text!) ?? []
  const { origin, pathname, search, hash } = new URL(link!)
  const { type, token_hash } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  keepSecret(token_hash!)
  return { address: `${origin}${pathname}${search}`, type, token_hash }
}

const verify = (app: App, { type, token_hash }: ReturnType<typeof linkIn>) =>
  app.post('/api/auth/verify', { type, token_hash })

const spoofed = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }

test('a recovery mail is sent after a random delay, only to the account’s address, and its link works', async () => {
  await using app = await startWithMail()
  const { email } = await app.makeUser()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await app.post('/api/auth/recover?redirect_to=https://evil.test', { email }, spoofed)
  const queued = () => mailsOf(app, 'recovery')
  await eventually(async () => expect(await queued()).toHaveLength(1))
  const waits = async () =>
    (await queued()).map(
      (mail) => new Date(mail.next_attempt_at!).getTime() - app.clock.now().getTime(),
    )
  const [first] = await waits()
  expect(first).toBeGreaterThanOrEqual(2 * SECOND)
  expect(first).toBeLessThan(maxMailDelayMs)
  app.clock.advance(first! - 1)
  await app.outbox.drain()
  expect(app.smtp.received).toEqual([])
  app.clock.advance(1)
  app.outbox.wake()
  await eventually(() => expect(app.smtp.received).toHaveLength(1))
  const [{ recipients, raw }] = app.smtp.received as [App['smtp']['received'][number]]
  expect(recipients).toEqual([email])
  expect(raw).not.toContain('evil.test')
  expect(app.smtp.received[0]!.mail.text).toContain('"minutes":10')
  const link = linkIn(app)
  expect(link).toMatchObject({ address: 'https://agency.example/admin/set-password' })
  expect((await verify(app, link)).statusCode).toBe(200)
})

test('an invitation is mailed only to the invited address, and its link creates the account', async () => {
  await using app = await startWithMail()
  const headers = { authorization: `Bearer ${await app.adminToken()}`, ...spoofed }
  const invited = { email: 'maya@staff.example', role: 'admin' }
  await app.post('/api/admin-invite-user', invited, headers)
  await app.outbox.drain()
  expect(app.smtp.received.map(({ recipients }) => recipients)).toEqual([['maya@staff.example']])
  expect(app.smtp.received[0]!.raw).not.toContain('evil.test')
  const link = linkIn(app)
  expect(link).toMatchObject({ address: 'https://agency.example/admin/set-password' })
  const opened = await verify(app, link)
  expect(opened.json()).toMatchObject({ user: { email: 'maya@staff.example' } })
  await app.outbox.drain()
  expect(app.smtp.received.slice(1).flatMap(({ recipients }) => recipients)).toHaveLength(2)
})

test('a link that expired, was replaced or was revoked before its mail could be sent is not mailed', async () => {
  await using app = await startWithMail()
  const { email } = await app.makeUser()
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  const [revoked, renewed] = await Promise.all(
    ['x@staff.example', 'y@staff.example'].map((each) =>
      app.post('/api/admin-invite-user', { email: each }, headers),
    ),
  )
  await app.delete(`/api/invitations/${revoked!.json().id}`, undefined, headers)
  await app.post('/api/auth/recover', { email })
  await eventually(async () => {
    const rows = app.database.db.selectFrom('deliveries').select('id')
    expect(await rows.where('kind', '=', 'recovery').execute()).toHaveLength(1)
  })
  app.clock.advance(10 * MINUTE - 1)
  await app.post(`/api/invitations/${renewed!.json().id}/resend`, undefined, headers)
  app.clock.advance(1)
  await app.outbox.drain()
  expect(app.smtp.received.map(({ recipients }) => recipients)).toEqual([['y@staff.example']])
  expect((await verify(app, linkIn(app))).statusCode).toBe(200)
})
