import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStream } from '#tests/live-reader.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { maxConnections, openSmtp } from './mail/smtp.ts'
import { checkSmtp } from './outbox.ts'

const notify = { NOTIFY_EMAIL: 'one@agency.example' }
const listen = { port: 0, host: '127.0.0.1' }

test('a running server sends the mail of an enquiry by itself and records the attempt', async () => {
  await using smtp = await startSmtpServer()
  const token = 'metrics-token-of-this-test-alone'
  const env = { SMTP_URL: smtp.url, METRICS_TOKEN: token, ...notify }
  await using app = await startTestApp({ env })
  await app.app.listen(listen)
  await sendEnquiry(app)
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1)
  const metrics = () => app.get('/metrics', { authorization: `Bearer ${token}` })
  await expect
    .poll(async () => (await metrics()).body)
    .toContain('delivery_attempts_total{channel="mail",outcome="sent"} 1')
})

test('a starting server sends mail that waited for a mail server and for recipients', async () => {
  await using before = await startTestApp()
  await sendEnquiry(before)
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({
    beside: before,
    env: { SMTP_URL: smtp.url, ...notify },
  })
  await app.app.listen(listen)
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1)
})

test('a running server notifies webhooks of the result of a mail as soon as it is known', async () => {
  await using smtp = await startSmtpServer()
  await using target = await startHostileServer(answering('200 OK'))
  const env = { SMTP_URL: smtp.url, WEBHOOK_PRIVATE_TARGETS: 'on' }
  await using app = await startTestApp({ env })
  const { staff, id } = await withEnquiry(app)
  await (await webhookAdmin(app)).made(target.url, ['enquiry.changed'])
  await app.app.listen(listen)
  const dashboard = await openStream(app, await app.adminToken())
  await staff.post(`${staff.path(id)}/replies`, { subject: 'Hello', text: 'Thursday suits us.' })
  await dashboard.hears(1)
  const told = dashboard.told().length
  // The worker sleeps by the real clock: the remaining time is cut to what a test can wait for.
  const next_attempt_at = new Date(app.clock.now().getTime() + 300).toISOString()
  const reply = app.database.db.updateTable('deliveries').where('kind', '=', 'reply')
  await reply.set({ next_attempt_at }).execute()
  app.outbox.wake()
  app.clock.advance(300)
  await expect.poll(() => target.requests.at(-1), { timeout: 10_000 }).toContain('"contacted"')
  await dashboard.hears(told + 1)
  dashboard.leave()
})

test('the outbox is checked after calls that change something, and after later work that queued a mail', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const wake = vi.spyOn(app.outbox, 'wake')
  const read = () => app.get('/api/openapi.json')
  expect((await read()).statusCode).toBe(200)
  const refused = await app.post('/api/auth/token?grant_type=password', { email })
  expect(refused.statusCode).toBe(400)
  // Work after one answer is finished before the next answer.
  await read()
  expect(wake).not.toHaveBeenCalled()
  await app.post('/api/auth/recover', { email })
  await expect.poll(() => wake.mock.calls).toHaveLength(2)
})

test('a server that cannot read its outbox at the start still listens, and sends when it can', async () => {
  await using smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, ...notify }
  await using app = await startTestApp({ env, expectErrors: true })
  const { schema } = app.database.db
  await schema.alterTable('deliveries').renameTo('gone').execute()
  await app.app.listen(listen)
  const said = () => app.logs.filter(({ msg }) => msg === 'mails keep waiting')
  await expect.poll(said).toMatchObject([{ level: 40, err: { message: expect.any(String) } }])
  await schema.alterTable('gone').renameTo('deliveries').execute()
  await sendEnquiry(app)
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1)
})

test('a stopping server sends nothing more and closes its connection to the mail server', async () => {
  const open = new Set<string>()
  await using smtp = await startSmtpServer({
    onConnect: (session, done) => (open.add(session.id), done()),
    onClose: ({ id }) => open.delete(id),
  })
  await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
  await app.app.listen(listen)
  await sendEnquiry(app)
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1)
  expect(open.size).toBe(1)
  await Promise.all([app.outbox.stop(), app.outbox.stop()])
  await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0)
  await sendEnquiry(app)
  await sleep(200)
  expect(smtp.received).toHaveLength(1)
})

test('while more than twenty requests arrive per second, mails are sent one after another', async () => {
  let [underWay, most, taken] = [0, 0, 0]
  await using smtp = await startSmtpServer({
    onData(stream, _session, done) {
      most = Math.max(most, ++underWay)
      stream.resume().once('end', () => setTimeout(() => (underWay--, taken++, done()), 30))
    },
  })
  await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
  // It stays the same second until the test advances the clock.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let n = 0; n < 21; n++) await app.get('/api/health')
  for (let n = 0; n < 3; n++) await sendEnquiry(app)
  await app.app.listen(listen)
  await expect.poll(() => taken, { timeout: 10_000 }).toBe(3)
  expect(most).toBe(1)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a process that sends as many mails as it can at once wakes the other processes',
  async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await using smtp = await startSmtpServer({
      onData: (stream, _session, accept) =>
        void stream.resume().once('end', () => held.then(() => accept())),
    })
    await using first = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
    await using second = await startTestApp({ beside: first })
    const wake = vi.spyOn(second.outbox, 'wake')
    await second.app.listen(listen)
    // When it starts listening to the others it checks for what it missed.
    await expect.poll(() => wake.mock.calls.length).toBe(1)
    await first.app.listen(listen)
    for (let mails = 0; mails < maxConnections - 1; mails++) await sendEnquiry(first)
    expect(wake).toHaveBeenCalledTimes(1)
    await sendEnquiry(first)
    await expect.poll(() => wake.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1)
    letGo()
  },
)

test('the start logs whether the mail server can be used, and never logs its password', async () => {
  expect(await checkSmtp(null, { SMTP_URL: '' } as never)).toBe(
    'not connected (SMTP_URL is not set); messages wait',
  )
  const server = await startSmtpServer()
  const env = { SMTP_URL: server.url.replace('://', '://ann:pass@') } as never
  const words = async () => {
    const smtp = openSmtp(env, { maxSendMs: 5_000 })
    onTestFinished(() => smtp.close())
    return checkSmtp(smtp, env)
  }
  const refused = await words()
  await server.close()
  const gone = await words()
  for (const said of [refused, gone]) expect(said).not.toContain('pass@')
  expect(gone).toMatch(/^127\.0\.0\.1:\d+ cannot be used now \(.*ECONNREFUSED.*\); messages wait$/)
  await using open = await startSmtpServer()
  const good = openSmtp({ SMTP_URL: open.url })
  expect(await checkSmtp(good, { SMTP_URL: open.url } as never)).toBe(
    `connected to 127.0.0.1:${open.port}`,
  )
  good.close()
})
