import { expect, test } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

const notify = { NOTIFY_EMAIL: 'one@agency.example', MAIL_FROM: 'hello@agency.example' }
const maxSendMs = 2 * SECOND

type Fault = (done: (error?: Error) => void) => void

/** An app whose mail server has a fault with recipients of stalls.example, to six of whom a stranger causes mail. */
async function startStalled(fault: Fault) {
  const tried: string[] = []
  const smtp = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address)
      if (address.endsWith('@stalls.example')) fault(done)
      else done()
    },
  })
  const app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify }, maxSendMs })
  for (let n = 0; n < 6; n++) {
    const answer = await app.post('/api/subscribe', {
      email: `n${n}@stalls.example`,
      consent: true,
    })
    expect(answer.statusCode).toBe(202)
  }
  app.clock.advance(SECOND)
  return {
    app,
    smtp,
    tried,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await smtp.close()
    },
  }
}

test('recipients that a stranger chose and whose server stalls hold two connections, and delay no notice', async () => {
  await using stalled = await startStalled(() => {})
  const { app, smtp, tried } = stalled
  await sendEnquiry(app)
  const drained = app.outbox.drain()
  await eventually(() => expect(smtp.received).toHaveLength(1))
  expect(tried[0]).toBe('one@agency.example')
  await eventually(() => expect(tried).toHaveLength(3))
  // Another one while the connections of the first are held.
  await sendEnquiry(app)
  const again = app.outbox.drain()
  await eventually(() => expect(smtp.received).toHaveLength(2))
  expect(tried.filter((address) => address.endsWith('@stalls.example'))).toHaveLength(2)
  await Promise.all([drained, again])
  // After all of them have failed.
  await sendEnquiry(app)
  await app.outbox.drain()
  expect(smtp.received).toHaveLength(3)
}, 30_000)

test.each<[string, Fault]>([
  ['421', (done) => done(Object.assign(new Error('Later'), { responseCode: 421 }))],
  ['451', (done) => done(Object.assign(new Error('Later'), { responseCode: 451 }))],
])(
  'an answer of %s to one recipient defers only the mail to that recipient',
  async (_code, fault) => {
    await using stalled = await startStalled(fault)
    const { app, smtp, tried } = stalled
    await app.outbox.drain()
    expect(tried).toHaveLength(6)
    await sendEnquiry(app)
    await app.outbox.drain()
    expect(smtp.received).toHaveLength(1)
  },
)
