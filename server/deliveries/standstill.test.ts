import { expect, test } from 'vitest'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { startReplyTestApp } from '#tests/reply-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

type SmtpOptions = NonNullable<Parameters<typeof startReplyTestApp>[0]>

const later = () => Object.assign(new Error('Try later'), { responseCode: 451 })
const deferring = (isDeferred: (address: string) => boolean): SmtpOptions => ({
  onRcptTo: ({ address }, _session, done) => done(isDeferred(address) ? later() : undefined),
})

/** A desk with a reply that was first tried at least a quarter of an hour ago. */
async function startStuck(smtp: SmtpOptions) {
  const desk = await startReplyTestApp(smtp)
  const { app, staff } = desk
  await app.database.db.deleteFrom('deliveries').execute()
  await desk.send()
  await desk.pass(replyWaitMs)
  await desk.pass(16 * MINUTE)
  expect(await desk.replies()).toMatchObject([{ status: 'waiting' }])
  return {
    ...desk,
    async replyTo(email: string) {
      const { statusCode } = await staff.post(
        `${staff.path(await sendEnquiry(app, { email }))}/replies`,
        { subject: 'Hello', text: 'Thursday suits us.' },
      )
      expect(statusCode).toBe(201)
      await app.database.db.deleteFrom('deliveries').where('kind', '<>', 'reply').execute()
      await desk.pass(replyWaitMs)
    },
    async health() {
      const answer = await staff.get('/api/deliveries/health')
      // A sign-in from an unknown place mails its owner.
      await app.database.db.deleteFrom('deliveries').where('kind', '<>', 'reply').execute()
      return answer.json<DeliveryHealth>()
    },
  }
}

test('one address whose server keeps deferring a reply does not count as a standstill', async () => {
  await using desk = await startStuck(deferring((address) => address === 'ada@shop.example'))
  expect((await desk.health()).state).not.toBe('broken')
  await desk.pass(5 * HOUR)
  expect((await desk.health()).state).not.toBe('broken')
})

test('a mail server that defers all outside addresses is at a standstill once two domains have waited', async () => {
  await using desk = await startStuck(deferring(() => true))
  await desk.replyTo('bea@shop.example')
  await desk.pass(16 * MINUTE)
  expect((await desk.health()).state).not.toBe('broken')
  await desk.replyTo('cleo@other.example')
  await desk.pass(16 * MINUTE)
  const { state, reason } = await desk.health()
  expect([state, reason]).toEqual([
    'broken',
    expect.stringMatching(/^Mail is not going out\. Last answer: .*Try later\. Check SMTP_URL/),
  ])
})

test('two slow domains are no standstill if the server has accepted another mail since', async () => {
  await using desk = await startStuck(deferring((address) => !address.endsWith('@quick.example')))
  await desk.replyTo('cleo@other.example')
  await desk.replyTo('dan@quick.example')
  await desk.pass(16 * MINUTE)
  expect((await desk.health()).state).not.toBe('broken')
})

test('one address whose server does not answer is no standstill', async () => {
  const closing = Object.assign(new Error('Closing'), { responseCode: 421 })
  await using desk = await startStuck({ onRcptTo: (_address, _session, done) => done(closing) })
  expect((await desk.health()).state).not.toBe('broken')
})

test.each<[string, SmtpOptions]>([
  ['takes no sender', { onMailFrom: (_address, _session, done) => done(later()) }],
  [
    'closes its service',
    {
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('Closing'), { responseCode: 421 })),
    },
  ],
])('a mail server that %s is at a standstill with even one waiting reply', async (_what, smtp) => {
  await using desk = await startStuck(smtp)
  expect((await desk.health()).state).toBe('broken')
})
