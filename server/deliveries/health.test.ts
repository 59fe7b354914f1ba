import { expect, test } from 'vitest'
import type { DeliveryHealth } from '#contract/delivery.ts'
import type { Tables } from '#server/db/tables.ts'
import { DAY, MINUTE, SECOND } from '#contract/durations.ts'
import { planOf, recordReads } from '#tests/databases/query-plan.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { deliveryHealth } from './health.ts'

/** No server answers there, and mail is sent only when the test drains the outbox. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Agency <hello@agency.example>' }
const staff = { NOTIFY_EMAIL: 'one@agency.example' }

async function startWith(env: Record<string, string> = { ...mail, ...staff }) {
  const app = await startTestApp({ env })
  const { db } = app.database
  return {
    ...app,
    db,
    at: (ms = 0) => new Date(app.clock.now().getTime() + ms).toISOString(),
    /** Each call signs in a new person: a second sign-in of the same person would queue a mail of its own. */
    async health() {
      const headers = { authorization: `Bearer ${await app.adminToken()}` }
      return (await app.get('/api/deliveries/health', headers)).json<DeliveryHealth>()
    },
    /** Sets these columns on every delivery of the outbox. */
    async became(values: Partial<Tables['deliveries']>) {
      await db.updateTable('deliveries').set(values).execute()
    },
    async answered(answers: string[], outcome: 'deferred' | 'refused' | 'expired' = 'deferred') {
      const { id } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
      for (const [number, answer] of answers.entries())
        await db
          .insertInto('delivery_attempts')
          .values({
            id: `01a1fb4d-7b8b-7732-98d8-a22f80e4fb5${number}`,
            delivery_id: id,
            at: app.clock.now().toISOString(),
            outcome,
            answer,
          })
          .execute()
    },
  }
}

test('without SMTP_URL or NOTIFY_EMAIL, health says which setting is missing', async () => {
  await using none = await startWith({})
  expect(await none.health()).toEqual({
    state: 'not_configured',
    can_mail: false,
    mail_from: null,
    waiting: 0,
    oldest_waiting_at: null,
    last_sent_at: null,
    unset: {
      what: 'Mail is not connected',
      why: 'SMTP_URL is not set. Messages wait, and none is lost.',
    },
    reason: 'Mail is not connected: SMTP_URL is not set. Messages wait, and none is lost.',
  })
  await sendEnquiry(none)
  none.clock.advance(DAY)
  expect((await none.health()).state).toBe('not_configured')
  await using nobody = await startWith(mail)
  expect(await nobody.health()).toMatchObject({
    state: 'not_configured',
    can_mail: true,
    mail_from: 'Agency <hello@agency.example>',
    reason: 'No mail is sent about new enquiries: NOTIFY_EMAIL is not set. These mails wait.',
  })
})

test('mails are sent from an address of the public site if MAIL_FROM is not set', async () => {
  await using app = await startWith({
    SMTP_URL: mail.SMTP_URL,
    PUBLIC_URL: 'https://www.agency.example:8443',
    ...staff,
  })
  expect((await app.health()).mail_from).toBe('no-reply@www.agency.example')
})

test('health reports how many deliveries wait, the oldest, and the last one sent', async () => {
  await using app = await startWith()
  await sendEnquiry(app)
  const first = app.at()
  app.clock.advance(SECOND)
  await sendEnquiry(app)
  expect(await app.health()).toMatchObject({
    state: 'ok',
    unset: null,
    waiting: 2,
    oldest_waiting_at: first,
    last_sent_at: null,
    reason: null,
  })
  await app.became({ status: 'sent', sent_at: first, next_attempt_at: null })
  app.clock.advance(SECOND)
  await sendEnquiry(app)
  const last = app.db.updateTable('deliveries').where('status', '=', 'waiting')
  await last.set({ status: 'sent', sent_at: app.at(), next_attempt_at: null }).execute()
  expect(await app.health()).toMatchObject({
    waiting: 0,
    oldest_waiting_at: null,
    last_sent_at: app.at(),
  })
})

test('health is read through indexes, however many deliveries were ever sent', async () => {
  await using app = await startWith()
  await sendEnquiry(app)
  const { queries, database } = recordReads(app.database)
  app.clock.advance(15 * MINUTE)
  await deliveryHealth(database.db, { smtp: true, notify: true, from: '' }, app.clock.now())
  const read = queries.filter(({ sql }) => sql.includes('from "deliveries"'))
  expect(read.length).toBeGreaterThan(3)
  for (const query of read) {
    const steps = await planOf(app.database, query)
    const long = /^SCAN (deliver|failed|sent)|Seq Scan on deliver|TEMP B-TREE|Sort/
    expect(
      steps.filter((step) => long.test(step)),
      query.sql,
    ).toEqual([])
  }
})

test('delivery is broken when mail has been due for 15 minutes and none was sent, with the last answer as reason', async () => {
  await using app = await startWith()
  await sendEnquiry(app)
  const end = 'Check SMTP_URL and the mail server; what waits is sent as soon as it works.'
  app.clock.advance(15 * MINUTE - 1)
  expect(await app.health()).toMatchObject({ state: 'ok', reason: null })
  app.clock.advance(1)
  expect(await app.health()).toMatchObject({
    state: 'broken',
    reason: `Mail is not going out. ${end}`,
  })
  await app.answered(['First!', 'connect ECONNREFUSED 127.0.0.1:9'])
  expect((await app.health()).reason).toBe(
    `Mail is not going out. Last answer: connect ECONNREFUSED 127.0.0.1:9. ${end}`,
  )
  // A delivery that was tried is counted from its first attempt.
  await app.became({ first_attempt_at: app.at(1 - 15 * MINUTE) })
  expect((await app.health()).state).toBe('ok')
  app.clock.advance(1)
  expect((await app.health()).state).toBe('broken')
})

test('delivery works if any mail was sent in that time, and mail without recipients does not count as stuck', async () => {
  await using app = await startWith()
  await sendEnquiry(app)
  await app.became({ status: 'sent', sent_at: app.at(), next_attempt_at: null })
  await sendEnquiry(app)
  app.clock.advance(15 * MINUTE)
  expect((await app.health()).state).toBe('broken')
  await app.became({ sent_at: app.at(1 - 15 * MINUTE) })
  expect((await app.health()).state).toBe('ok')
  await app.became({ sent_at: null, recipient: '' })
  expect((await app.health()).state).toBe('ok')
})

test('stuck mail is reported even if webhooks are delivered', async () => {
  await using app = await startWith()
  await (await webhookAdmin(app)).made()
  await sendEnquiry(app)
  app.clock.advance(15 * MINUTE)
  const webhook = app.db.updateTable('deliveries').where('channel', '=', 'webhook')
  await webhook.set({ status: 'sent', sent_at: app.at(), next_attempt_at: null }).execute()
  const { reason } = await app.health()
  expect(reason).toContain('Mail is not going out.')
})

test('stuck webhooks are reported as such, even without mail', async () => {
  await using app = await startWith({})
  await (await webhookAdmin(app)).made()
  await sendEnquiry(app)
  app.clock.advance(15 * MINUTE)
  expect(await app.health()).toMatchObject({
    state: 'broken',
    // Both facts: the webhook does not hide that mail is not connected.
    unset: { what: 'Mail is not connected' },
    reason:
      'Webhooks are not going out. Check the receiving end; what waits is sent as soon as it works.',
  })
})

test.each(['new_enquiry', 'digest', 'recovery'] as const)(
  'a refused message to staff (%s) is reported for a week, unless one has reached them since',
  async (kind) => {
    await using app = await startWith()
    await sendEnquiry(app)
    const reason = 'A message to one@agency.example was refused. '
    const end = 'Mend the address or the mailbox, then send it again.'
    const failed = { status: 'failed', kind, next_attempt_at: null } as const
    await app.became({ ...failed, first_attempt_at: app.at() })
    expect((await app.health()).state, 'given up without an attempt').toBe('ok')
    await app.answered(['550 No such user!'], 'refused')
    expect(await app.health()).toMatchObject({
      state: 'broken',
      reason: `${reason}Last answer: 550 No such user! ${end}`,
    })
    await sendEnquiry(app)
    const later = app.db.updateTable('deliveries').where('status', '=', 'waiting')
    await later.set({ status: 'sent', sent_at: app.at(), next_attempt_at: null }).execute()
    expect((await app.health()).state, 'sent before').toBe('broken')
    const sent = app.db.updateTable('deliveries').where('status', '=', 'sent')
    await sent.set({ sent_at: app.at(1) }).execute()
    expect((await app.health()).state).toBe('ok')
    await sent.set({ recipient: 'two@agency.example' }).execute()
    expect((await app.health()).state, 'sent to somebody else').toBe('broken')
    app.clock.advance(7 * DAY - 1)
    expect((await app.health()).state).toBe('broken')
    app.clock.advance(1)
    expect((await app.health()).state).toBe('ok')
  },
)

test.each(['visitor_confirmation', 'reply', 'newsletter_confirmation', 'resource_guide', 'test'])(
  'a refused message to a visitor (%s) is no fault, since anybody can enter a wrong address',
  async (kind) => {
    await using app = await startWith()
    await sendEnquiry(app)
    await app.became({ status: 'failed', kind, first_attempt_at: app.at(), next_attempt_at: null })
    await app.answered(['550 No such user'], 'refused')
    expect((await app.health()).state).toBe('ok')
  },
)
