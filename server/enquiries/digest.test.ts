import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { queueDigest } from './digest.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const notify = ['sales@agency.example']

const remind = (app: App, to = notify) => queueDigest(app.database, to, app.clock.now())

const digests = async ({ database: { db } }: App) => {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('kind', '=', 'digest')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }))
}

const markSent = ({ database: { db } }: App) =>
  db.updateTable('deliveries').set({ status: 'sent', next_attempt_at: null }).execute()

test('staff are not reminded of an enquiry that has been late for a week', async () => {
  await using app = await startTestApp()
  await sendEnquiry(app, { company: 'Old' })
  app.clock.advance(8 * DAY - 1)
  expect(await remind(app)).toBe(1)
  await markSent(app)
  app.clock.advance(2 * HOUR)
  expect(await remind(app)).toBe(0)
})

test('staff are reminded from the twentieth hour on, with late enquiries listed apart from those due soon', async () => {
  await using app = await startTestApp()
  const first = await sendEnquiry(app, { company: 'First' })
  const due = new Date(app.clock.now().getTime() + 24 * HOUR).toISOString()
  app.clock.advance(4 * HOUR)
  const second = await sendEnquiry(app, { company: 'Second' })
  app.clock.advance(16 * HOUR - 1)
  expect(await remind(app)).toBe(0)
  app.clock.advance(1)
  expect(await remind(app)).toBe(1)
  expect(await digests(app)).toMatchObject([
    {
      recipient: 'sales@agency.example',
      channel: 'mail',
      status: 'waiting',
      subject_id: null,
      expires_at: new Date(app.clock.now().getTime() + HOUR).toISOString(),
      data: {
        enquiries: [
          { company: 'First', name: 'Ada', due_at: due, link: { path: `/admin/inbox/${first}` } },
        ],
        late: 0,
        due_soon: 1,
        link: { path: '/admin/inbox' },
      },
    },
  ])
  await markSent(app)
  app.clock.advance(4 * HOUR)
  expect(await remind(app)).toBe(1)
  const { data } = (await digests(app)).at(-1)!
  expect(data).toMatchObject({ late: 1, due_soon: 1 })
  expect(data.enquiries.map((each: { link: object }) => each.link)).toEqual([
    { path: `/admin/inbox/${first}` },
    { path: `/admin/inbox/${second}` },
  ])
})

test('answered and quarantined enquiries cause no reminder, until that is undone', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const answered = `/api/contact_submissions/${await sendEnquiry(app)}`
  const suspect = `/api/contact_submissions/${await sendEnquiry(app, { fax: 'filled' })}`
  app.clock.advance(25 * HOUR)
  const headers = await admin.headers()
  const change = (version: number, answered_at: string | null) =>
    app.patch(answered, { version, answered_at }, headers)
  expect((await change(1, app.clock.now().toISOString())).statusCode).toBe(200)
  expect(await remind(app)).toBe(0)
  await app.delete(`${suspect}/quarantine`, undefined, headers)
  expect(await remind(app)).toBe(1)
  expect((await digests(app))[0]?.data).toMatchObject({ late: 1, due_soon: 0 })

  await markSent(app)
  app.clock.advance(2 * HOUR)
  await app.put(`${suspect}/quarantine`, undefined, await admin.headers())
  expect(await remind(app)).toBe(0)
  expect(
    (await app.patch(answered, { version: 2, answered_at: null }, await admin.headers()))
      .statusCode,
  ).toBe(200)
  expect(await remind(app)).toBe(1)
})

test('enquiries won or lost without an answer cause no reminder', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const stages = ['won', 'lost', 'qualified']
  for (const stage of stages) {
    const path = `/api/contact_submissions/${await sendEnquiry(app)}`
    const changed = await app.patch(path, { version: 1, stage }, await admin.headers())
    expect(changed.statusCode, stage).toBe(200)
  }
  app.clock.advance(25 * HOUR)
  expect(await remind(app)).toBe(1)
  expect((await digests(app))[0]?.data).toMatchObject({ late: 1, due_soon: 0 })
})

test('a digest is sent at most once an hour, and not while the previous one is still queued', async () => {
  await using app = await startTestApp()
  await sendEnquiry(app)
  app.clock.advance(30 * HOUR + 59 * MINUTE)
  expect(await remind(app)).toBe(1)
  await markSent(app)
  // In the next clock hour, but not a whole hour later.
  app.clock.advance(HOUR - 1)
  expect(await remind(app)).toBe(0)
  app.clock.advance(1)
  expect(await remind(app)).toBe(1)
  app.clock.advance(5 * HOUR)
  expect(await remind(app)).toBe(0)
  // A new recipient has not received a mail yet.
  expect(await remind(app, [...notify, 'new@agency.example'])).toBe(1)
  expect(await digests(app)).toHaveLength(3)
})

test('two servers that check at the same moment send one reminder', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  await sendEnquiry(app)
  app.clock.advance(24 * HOUR)
  await Promise.all([remind(app), remind(other), remind(app), remind(other)])
  expect(await digests(app)).toHaveLength(1)
})

test('a long list is cut to the twenty that are due first, and its counts include all', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  for (let number = 0; number < 23; number++) {
    await sendEnquiry(app, { company: `Company ${number}` })
    app.clock.advance(1)
  }
  app.clock.advance(25 * HOUR)
  await remind(app)
  const { data } = (await digests(app))[0]!
  expect(data).toMatchObject({ late: 23, due_soon: 0 })
  expect(data.enquiries).toHaveLength(20)
  expect(data.enquiries[0].company).toBe('Company 0')
  expect(data.enquiries[19].company).toBe('Company 19')
})

test('without recipients nothing is queued', async () => {
  await using app = await startTestApp()
  await sendEnquiry(app)
  app.clock.advance(25 * HOUR)
  expect(await remind(app, [])).toBe(0)
  expect(await digests(app)).toEqual([])
})

test('a starting server sends reminders without being called', async () => {
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'us@agency.example', NOTIFY_EMAIL: notify[0]! },
  })
  await sendEnquiry(app)
  await app.outbox.drain()
  app.clock.advance(21 * HOUR)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const subjects = () => smtp.received.map(({ mail }) => mail.subject)
  await eventually(() => expect(subjects().join()).toContain('digest'))
  expect(subjects().filter((subject) => subject?.includes('digest'))).toHaveLength(1)
})

test('a reminder queued before the clock was set back does not delay the next one', async () => {
  await using app = await startTestApp()
  await sendEnquiry(app)
  app.clock.advance(21 * HOUR)
  const { db } = app.database
  const ahead = new Date(app.clock.now().getTime() + 30 * DAY)
  expect(await queueDigest(app.database, notify, app.clock.now())).toBe(1)
  await db.updateTable('deliveries').set({ created_at: ahead.toISOString() }).execute()
  app.clock.advance(HOUR)
  expect(await remind(app)).toBe(1)
  expect(await remind(app)).toBe(0)
})
