import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { liveEvents, staffMember, withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'

type Page = { rows: TimelineEntry[]; total: number; next: string | null }

test('the timeline shows arrival, mails, readers and changes, newest first', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const { staff, id } = await withEnquiry(app)
  await sendEnquiry(app)
  const received = app.clock.now().toISOString()
  app.clock.advance(MINUTE)
  await staff.put(`${staff.path(id)}/read`)
  app.clock.advance(MINUTE)
  await staff.change(id, { stage: 'contacted' })
  const page = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  const actor = { id: staff.id, email: staff.email }
  expect(page).toMatchObject({
    total: 4,
    next: null,
    rows: [
      { kind: 'changed', actor, changes: [{ field: 'stage', before: 'new', after: 'contacted' }] },
      { kind: 'read', actor },
      {
        kind: 'delivery',
        at: received,
        actor: null,
        mail: 'new_enquiry',
        recipient: 'team@agency.example',
        status: 'waiting',
        sent_at: null,
      },
      { kind: 'received', id, at: received, actor: null },
    ],
  })
})

test('the timeline also shows webhook deliveries and their results', async () => {
  await using receiver = await startHostileServer(answering('410 Gone'))
  await using app = await startTestApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'on' } })
  const { staff, id } = await withEnquiry(app)
  await (await webhookAdmin(app)).made(receiver.url, ['enquiry.changed'])
  app.clock.advance(1)
  await staff.change(id, { stage: 'contacted' })
  await app.outbox.drain()
  const page = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  const told = page.rows.filter(({ kind }) => kind === 'delivery')
  expect(page.total).toBe(page.rows.length)
  expect(told).toMatchObject([
    { channel: 'webhook', mail: 'enquiry.changed', recipient: receiver.url, status: 'failed' },
    { channel: 'mail', mail: 'new_enquiry', status: 'waiting' },
  ])
})

test('a mail follows the note that caused it, although both are of the same moment, also across pages', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  await staffMember(app, 'ben@agency.example')
  const notes = 8
  for (let each = 0; each < notes; each++) {
    app.clock.advance(MINUTE)
    await staff.post(`${staff.path(id)}/notes`, { text: `@ben, ${each}?` })
  }
  const timeline = `${staff.path(id)}/timeline`
  const kinds: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const more: string = next && `&cursor=${next}`
    const page = (await staff.get(`${timeline}?limit=3${more}`)).json<Page>()
    kinds.push(...page.rows.map(({ kind }) => kind))
    next = page.next
  }
  const each = Array.from({ length: notes }, () => ['delivery', 'note']).flat()
  expect(kinds).toEqual([...each, 'delivery', 'received'])
})

test('a long timeline is read page by page, without repeats or gaps', async () => {
  await using app = await startTestApp({
    env: { NOTIFY_EMAIL: 'a@agency.example,b@agency.example' },
  })
  const { staff, id } = await withEnquiry(app)
  for (const stage of ['contacted', 'qualified', 'proposal', 'won', 'lost']) {
    app.clock.advance(1)
    await staff.change(id, { stage })
  }
  const whole = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  expect([whole.rows.length, whole.total]).toEqual([8, 8])
  for (const limit of [1, 2, 3, 7, 8]) {
    const rows: TimelineEntry[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const more: string = cursor && `&cursor=${cursor}`
      const answer = await staff.get(`${staff.path(id)}/timeline?limit=${limit}${more}`)
      const page = answer.json<Page>()
      expect(page.rows.length).toBeLessThanOrEqual(limit)
      rows.push(...page.rows)
      cursor = page.next
    }
    expect(rows).toEqual(whole.rows)
  }
  const bad = await staff.get(`${staff.path(id)}/timeline?cursor=x`)
  expect(bad.statusCode).toBe(422)
  expect((await staff.get(`${staff.path(staff.id)}/timeline`)).statusCode).toBe(404)
})

test('the timeline shows each person’s first reading once, and unread is tracked per person', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const read = `${staff.path(id)}/read`
  expect((await staff.put(read)).json()).toEqual({ id, unread: false })
  await staff.put(read)
  app.clock.advance(HOUR)
  expect((await staff.delete(read)).json()).toEqual({ id, unread: true })
  await staff.delete(read)
  app.clock.advance(HOUR)
  await staff.put(read)
  app.clock.advance(HOUR)
  await ben.put(read)
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  const readers = rows.filter(({ kind }) => kind === 'read')
  expect(readers.map(({ actor }) => actor?.email)).toEqual([ben.email, staff.email])
  const marks = await app.database.db.selectFrom('enquiry_reads').select('user_id').execute()
  expect(new Set(marks.map(({ user_id }) => user_id))).toEqual(new Set([staff.id, ben.id]))
  const told = (await liveEvents(app)).filter(({ kind }) => kind === 'enquiry.read')
  expect(told.map((event) => 'by' in event && event.by)).toEqual([
    staff.id,
    staff.id,
    staff.id,
    ben.id,
  ])
  expect(await staff.read(id)).toMatchObject({ version: 1 })
})

test('history still names the person after their account is deleted', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  app.clock.advance(1)
  await ben.put(`${staff.path(id)}/read`)
  await staff.post('/api/admin-delete-user', { userId: ben.id })
  const { rows } = (await staff.get(`${staff.path(id)}/timeline`)).json<Page>()
  expect(rows[0]).toMatchObject({ kind: 'read', actor: { id: null, email: ben.email } })
})

test('only admins can read a timeline, use the bin or mark enquiries as read', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const user = await staffMember(app, 'user@agency.example', 'user')
  const path = staff.path(id)
  const calls = [
    () => user.get(`${path}/timeline`),
    () => user.put(`${path}/bin`),
    () => user.delete(`${path}/bin`),
    () => user.put(`${path}/read`),
    () => user.delete(`${path}/read`),
  ]
  for (const call of calls) expect((await call()).statusCode).toBe(403)
  expect((await app.put(`${path}/bin`)).statusCode).toBe(401)
  expect(await liveEvents(app)).toHaveLength(1)
})
