import { expect, test } from 'vitest'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'

const enquiry = {
  name: 'Ann Lee',
  email: 'ann@shop.example',
  company: 'Shop',
  message: 'First orders come.',
  consent: true,
}
const staff = { NOTIFY_EMAIL: 'one@agency.example,two@agency.example' }
const from = { MAIL_FROM: 'Agency <hello@agency.example>' }

async function startWithMail(env: Record<string, string> = {}) {
  const smtp = await startSmtpServer()
  const app = await startTestApp({ env: { SMTP_URL: smtp.url, ...staff, ...from, ...env } })
  const stack = new AsyncDisposableStack()
  stack.use(smtp)
  stack.use(app)
  return { ...app, smtp, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

type App = Pick<Awaited<ReturnType<typeof startTestApp>>, 'post'>
const send = async ({ post }: App, more: object = {}) => {
  const answer = await post('/api/submit-contact-form', { ...enquiry, ...more })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}

test('each configured recipient gets a separate mail about an enquiry', async () => {
  await using app = await startWithMail()
  const id = await send(app)
  await app.outbox.drain()
  const { received } = app.smtp
  expect(received.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
    'one@agency.example',
    'two@agency.example',
  ])
  for (const { from: sender, mail } of received) {
    expect(sender).toBe('hello@agency.example')
    expect(mail.from?.text).toBe('"Agency" <hello@agency.example>')
    expect(mail.replyTo?.value).toEqual([{ address: 'ann@shop.example', name: '' }])
    expect(mail.subject).toContain('Shop')
    expect(mail.text).toContain(`http://localhost:3000/admin/inbox/${id}`)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.headers.has('list')).toBe(false)
  }
  const ids = received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@agency\.example>$/)
})

test.each([
  { name: 'x\r\nBcc: e@evil.test', company: 'Shop\r\nCc: e@evil.test' },
  { company: '=?utf-8?q?=0D=0ABcc:_e@evil.test?=' },
  { company: 'e@evil.test, f@evil.test; Group: g@evil.test;' },
  { message: `${'a'.repeat(5_000)}\r\n.\r\nRCPT TO:<e@evil.test>\r\nBcc: e@evil.test` },
  {
    email: 'ann@shop.example',
    website: 'javascript:alert(1)',
    message: '<script>alert(1)</script>',
  },
  { message: '\u202Etxet desrever \u0000 \uFEFF' },
])('no field of an enquiry can add a recipient or a header: %j', async (more) => {
  await using app = await startWithMail()
  const { statusCode } = await app.post('/api/submit-contact-form', { ...enquiry, ...more })
  await app.outbox.drain()
  expect(app.smtp.received).toHaveLength(statusCode === 201 ? 2 : 0)
  for (const { recipients, mail } of app.smtp.received) {
    expect(recipients).toHaveLength(1)
    expect(staff.NOTIFY_EMAIL.split(',')).toContain(recipients[0])
    expect(mail.headers.has('bcc')).toBe(false)
    expect(mail.headers.has('cc')).toBe(false)
    expect(mail.headerLines.filter(({ key }) => key === 'to')).toHaveLength(1)
  }
})

test('a mail whose recipient field lists several addresses is not sent to any of them', async () => {
  await using app = await startWithMail()
  await send(app)
  const several = 'one@agency.example, e@evil.test'
  const changed = { recipient: several, reply_to: several }
  await app.database.db.updateTable('deliveries').set(changed).execute()
  await app.outbox.drain()
  expect(app.smtp.received).toEqual([])
})

test('a subject is a single line of at most 200 characters, whatever the template returns', async () => {
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({
    env: { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example', ...from },
    renderMail: () => ({
      subject: ` \u202Ea\u0007\r\nb\u2028c ${'x'.repeat(900)}`,
      html: '<p>a</p>',
      text: 'a',
    }),
  })
  await send(app)
  await app.outbox.drain()
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual([`a b c ${'x'.repeat(194)}`])
})

test('staff get one mail about a quarantined enquiry, when it is released', async () => {
  await using app = await startWithMail()
  const id = await send(app, { fax: 'filled' })
  await app.outbox.drain()
  expect(app.smtp.received).toEqual([])
  const admin = { authorization: `Bearer ${await app.adminToken()}` }
  const path = `/api/contact_submissions/${id}/quarantine`
  for (let time = 0; time < 2; time++) {
    await app.delete(path, undefined, admin)
    await app.put(path, undefined, admin)
  }
  await app.outbox.drain()
  expect(app.smtp.received, 'put back before it was told').toEqual([])
  for (let time = 0; time < 2; time++) {
    await app.delete(path, undefined, admin)
    await app.outbox.drain()
    await app.put(path, undefined, admin)
  }
  expect(app.smtp.received).toHaveLength(2)
})

test('a visitor gets a confirmation that quotes nothing they wrote, at most two an hour', async () => {
  await using app = await startWithMail({ VISITOR_CONFIRMATION: 'on' })
  const confirmations = async () => {
    await app.outbox.drain()
    return app.smtp.received.filter(({ recipients }) => recipients[0] === 'ann@shop.example')
  }
  for (const email of ['ann@shop.example', 'ANN@shop.example', 'ann@shop.example'])
    await send(app, { email, message: `Order ${email}` })
  const sent = await confirmations()
  expect(sent).toHaveLength(2)
  for (const { raw } of sent)
    for (const word of ['Ann Lee', 'Shop\r', 'First orders', 'Order'])
      expect(raw).not.toContain(word)
  app.clock.advance(HOUR + MINUTE)
  await send(app)
  expect(await confirmations()).toHaveLength(3)
})

test('no confirmation is sent unless it is switched on', async () => {
  await using app = await startWithMail()
  await send(app)
  await app.outbox.drain()
  expect(app.smtp.received.flatMap(({ recipients }) => recipients)).not.toContain(
    'ann@shop.example',
  )
})

test('mails that waited for a mail server and for recipients are sent once both are configured', async () => {
  await using before = await startTestApp()
  await send(before)
  await before.outbox.drain()
  expect(await before.database.db.selectFrom('deliveries').select('recipient').execute()).toEqual([
    { recipient: '' },
  ])
  await using smtp = await startSmtpServer()
  await using after = await startTestApp({
    beside: before,
    env: { SMTP_URL: smtp.url, ...staff, ...from },
  })
  await after.outbox.drain()
  expect(smtp.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    'one@agency.example',
    'two@agency.example',
  ])
})
