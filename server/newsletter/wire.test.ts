import { expect, test } from 'vitest'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const email = 'ann@shop.example'

test('a sent confirmation has the headers for one-click unsubscribing', async () => {
  await using smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@agency.example' }
  await using app = await startTestApp({ env })
  await app.post('/api/subscribe', { email })
  await app.outbox.drain()
  const [message] = smtp.received
  expect(smtp.received).toHaveLength(1)
  expect(message!.recipients).toEqual([email])
  const header = (name: string) =>
    message!.mail.headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, ' ')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /^List-Unsubscribe: <([^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1]
  app.keepSecret(new URL(address!).searchParams.get('token')!)
  expect(address).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=[\w-]+$/)

  // A person who follows the link in the mail gets the page with the button.
  expect(message!.mail.text).toContain(address!.replace('/api/', '/'))

  const answer = await app.post(
    new URL(address!).pathname + new URL(address!).search,
    'List-Unsubscribe=One-Click',
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect(answer.statusCode).toBe(200)
  const row = await app.database.db
    .selectFrom('newsletter_subscribers')
    .select('unsubscribed_at')
    .executeTakeFirst()
  expect(row?.unsubscribed_at).toBe(app.clock.now().toISOString())
})

test('a waiting confirmation is not sent after its address unsubscribes', async () => {
  await using smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@agency.example' }
  await using app = await startTestApp({ env })
  await app.post('/api/subscribe', { email })
  const { unsubscribe: token } = await mailedTokens(app, email)
  await app.post('/api/newsletter/unsubscribe', { token })
  await app.outbox.drain()
  expect(smtp.received).toEqual([])
})
