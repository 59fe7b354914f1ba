import { expect, test } from 'vitest'
import { enquiryReference } from '#contract/reference.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { deliveryHealth } from '#server/deliveries/health.ts'
import { makeDueAfterClockChange } from '#server/deliveries/make-due-after-clock-change.ts'
import { queueAssignmentMails } from './mail-assignments.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Staff = Awaited<ReturnType<typeof staffMember>>
type Assigned = { by: string | null; count: number; enquiries: { reference: string }[] }

/** A Monday, 2 PM in California. */
const atWork = new Date('2026-11-30T22:00:00.000Z')

async function assign(
  { app, staff }: { app: App; staff: Staff },
  id: string,
  owner_id: string | null,
) {
  expect((await staff.change(id, { owner_id })).statusCode).toBe(200)
  // Changes of one millisecond have no order.
  app.clock.advance(SECOND)
}

/** What becomes due within the next minutes, as on a server that looks every minute. */
async function pass(app: App, ms: number) {
  app.clock.advance(ms)
  return queueAssignmentMails(app.database, app.clock.now())
}

const mailsTo = async ({ database: { db } }: App, { email }: Staff) => {
  const rows = await db
    .selectFrom('deliveries')
    .select(['data', 'reply_to', 'next_attempt_at'])
    .where('kind', '=', 'assigned')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as Assigned }))
}

test('a new owner is told by mail two minutes later, once, about all that they were given', async () => {
  await using app = await startTestApp({ now: atWork })
  const { staff, id } = await withEnquiry(app)
  const other = await sendEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await assign({ app, staff }, id, ben.id)
  expect(await pass(app, MINUTE)).toBe(0)
  await assign({ app, staff }, other, ben.id)
  expect(await pass(app, 2 * MINUTE)).toBe(1)
  expect(await pass(app, HOUR)).toBe(0)
  const [mail, ...more] = await mailsTo(app, ben)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ reply_to: staff.email, data: { by: staff.email, count: 2 } })
  expect(mail?.data.enquiries.map(({ reference }) => reference).toSorted()).toEqual(
    [id, other].map(enquiryReference).toSorted(),
  )
  expect(JSON.stringify(mail)).not.toMatch(/ann@shop|Shop/i)
})

test('nobody is told of what they took themselves, or of what was taken back or given on within two minutes', async () => {
  await using app = await startTestApp({ now: atWork })
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const eve = await staffMember(app, 'eve@agency.example')
  await assign({ app, staff }, id, staff.id)
  expect(await pass(app, 3 * MINUTE)).toBe(0)
  await assign({ app, staff }, id, ben.id)
  await assign({ app, staff }, id, null)
  expect(await pass(app, 3 * MINUTE)).toBe(0)
  await assign({ app, staff }, id, ben.id)
  await assign({ app, staff }, id, eve.id)
  expect(await pass(app, 3 * MINUTE)).toBe(1)
  expect(await mailsTo(app, ben)).toEqual([])
  expect(await mailsTo(app, eve)).toHaveLength(1)
})

test('who had an enquiry until just now and gets it back is not told', async () => {
  await using app = await startTestApp({ now: atWork })
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await assign({ app, staff }, id, ben.id)
  expect(await pass(app, 3 * MINUTE)).toBe(1)
  await assign({ app, staff }, id, staff.id)
  await assign({ app, staff }, id, ben.id)
  expect(await pass(app, 3 * MINUTE)).toBe(0)
  await assign({ app, staff }, id, staff.id)
  await pass(app, 3 * MINUTE)
  await assign({ app, staff }, id, ben.id)
  expect(await pass(app, 3 * MINUTE)).toBe(1)
})

test('whoever loses access meanwhile gets no mail about what waited for them', async () => {
  // A Friday, 8 PM in California.
  await using app = await startTestApp({ now: new Date('2026-11-28T04:00:00.000Z') })
  const { staff, id } = await withEnquiry(app)
  const other = await sendEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const eve = await staffMember(app, 'eve@agency.example')
  for (const each of [ben, eve]) await each.put('/api/account/team-mails', { when: 'office_hours' })
  await assign({ app, staff }, id, ben.id)
  await assign({ app, staff }, other, eve.id)
  const text = '@ben @eve please look'
  expect((await staff.post(`${staff.path(id)}/notes`, { text })).statusCode).toBe(201)
  const change = (who: Staff, values: object) => staff.patch(`/api/people/${who.id}`, values)
  expect((await change(ben, { active: false })).statusCode).toBe(200)
  expect((await change(eve, { role: 'user' })).statusCode).toBe(200)
  const waiting = app.database.db
    .selectFrom('deliveries')
    .select('kind')
    .where('kind', 'in', ['mention', 'assigned'])
  expect(await waiting.execute()).toEqual([])
  expect(await pass(app, 62 * HOUR)).toBe(0)
  expect(await waiting.execute()).toEqual([])
})

test('a mention that waits for office hours is no outage, and keeps its time when the server cleans up', async () => {
  // A Friday, 8 PM in California.
  await using app = await startTestApp({ now: new Date('2026-11-28T04:00:00.000Z') })
  const { staff, id } = await withEnquiry(app)
  const { db } = app.database
  await db.deleteFrom('deliveries').execute()
  const ben = await staffMember(app, 'ben@agency.example')
  await ben.put('/api/account/team-mails', { when: 'office_hours' })
  await staff.post(`${staff.path(id)}/notes`, { text: '@ben please look' })
  app.clock.advance(HOUR)
  await makeDueAfterClockChange(db, app.clock.now())
  const health = () => deliveryHealth(db, { smtp: true, notify: true, from: '' }, app.clock.now())
  expect(await health()).toMatchObject({ state: 'ok', waiting: 1, oldest_waiting_at: null })
  app.clock.advance(61 * HOUR)
  expect(await health()).toMatchObject({ state: 'broken', waiting: 1 })
})

test('many enquiries that are assigned together are one mail, which lists the first twenty', async () => {
  await using app = await startTestApp({ now: atWork, env: { RATE_LIMITS: 'off' } })
  const { staff, id } = await withEnquiry(app)
  const ids = [id]
  for (let more = 1; more < 22; more++) ids.push(await sendEnquiry(app))
  const ben = await staffMember(app, 'ben@agency.example')
  const change = { ids, change: { owner_id: ben.id } }
  expect((await staff.post('/api/contact_submissions/bulk', change)).statusCode).toBe(200)
  expect(await pass(app, 3 * MINUTE)).toBe(1)
  const [mail] = await mailsTo(app, ben)
  expect([mail?.data.count, mail?.data.enquiries.length]).toEqual([22, 20])
})

test('an enquiry that went to the bin meanwhile is not in the mail', async () => {
  await using app = await startTestApp({ now: atWork })
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await assign({ app, staff }, id, ben.id)
  expect((await staff.put(`${staff.path(id)}/bin`)).statusCode).toBe(200)
  expect(await pass(app, 3 * MINUTE)).toBe(0)
  expect(await mailsTo(app, ben)).toEqual([])
})

test('who wants mails in office hours is told at the next opening, and who wants none is not told', async () => {
  // A Friday, 8 PM in California.
  await using app = await startTestApp({ now: new Date('2026-11-28T04:00:00.000Z') })
  const { staff, id } = await withEnquiry(app)
  const other = await sendEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const eve = await staffMember(app, 'eve@agency.example')
  const wish = (who: Staff, when: string) => who.put('/api/account/team-mails', { when })
  expect((await wish(ben, 'office_hours')).json()).toEqual({ when: 'office_hours' })
  expect((await wish(eve, 'never')).statusCode).toBe(200)
  expect((await wish(eve, 'sometimes')).statusCode).toBe(422)
  expect((await ben.get('/api/account/team-mails')).json()).toEqual({ when: 'office_hours' })
  expect((await staff.get('/api/account/team-mails')).json()).toEqual({ when: 'at_once' })
  await assign({ app, staff }, id, ben.id)
  await assign({ app, staff }, other, eve.id)
  const text = '@ben @eve please look'
  expect((await staff.post(`${staff.path(id)}/notes`, { text })).statusCode).toBe(201)
  const mentions = await app.database.db
    .selectFrom('deliveries')
    .select(['recipient', 'next_attempt_at'])
    .where('kind', '=', 'mention')
    .execute()
  const monday = '2026-11-30T17:00:00.000Z'
  expect(mentions).toEqual([{ recipient: ben.email, next_attempt_at: monday }])
  expect(await pass(app, 10 * HOUR)).toBe(0)
  expect(await pass(app, 52 * HOUR)).toBe(1)
  expect(await mailsTo(app, ben)).toHaveLength(1)
  expect(await mailsTo(app, eve)).toEqual([])
})
