import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** Keeps the server busy with requests. Ends with `using`. */
function keepBusy({ get }: App) {
  const timer = setInterval(() => void get('/healthz'), 15)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** The outcomes of attempts that have ended. */
async function outcomes({ database: { db } }: App) {
  const attempts = await db.selectFrom('delivery_attempts').select('outcome').execute()
  return attempts.map(({ outcome }) => outcome)
}

test('in a rush of requests a webhook that never answers delays neither other webhooks nor mails until its time is up', async () => {
  await using smtp = await startSmtpServer()
  await using silent = await startHostileServer(() => {})
  await using target = await startHostileServer(answering('200 OK'))
  await using app = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      NOTIFY_EMAIL: 'one@agency.example',
      WEBHOOK_PRIVATE_TARGETS: 'on',
    },
  })
  const admin = await webhookAdmin(app)
  await admin.made(silent.url)
  // Everything that waits for the silent one is due before the others.
  for (let count = 0; count < 4; count++) await sendEnquiry(app)
  app.clock.advance(1)
  await admin.made(target.url)
  await sendEnquiry(app)
  using _rush = keepBusy(app)
  await Promise.all(Array.from({ length: 30 }, () => app.get('/healthz')))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(() => expect(silent.requests.join('')).toContain('enquiry.received'))
  await eventually(() => expect(target.requests).toHaveLength(1))
  await eventually(() => expect(smtp.received.length).toBeGreaterThanOrEqual(5))
  expect((await outcomes(app)).filter((outcome) => outcome !== 'sent')).toEqual([])
  // Two at once, as outside of a rush.
  expect(silent.requests).toHaveLength(2)
})
