import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { DAY, HOUR, SECOND, YEAR } from '#contract/durations.ts'
import { liveEvents, staffMember, withEnquiry, writtenHistory } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

test('a change affects only the fields that it names', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const before = await staff.read(id)
  app.clock.advance(HOUR)
  const follow_up_at = new Date(app.clock.now().getTime() + DAY).toISOString()
  const steps: [object, object][] = [
    [{ stage: 'qualified' }, { stage: 'qualified' }],
    [{ owner_id: staff.id }, { owner_id: staff.id }],
    [{ follow_up_at }, { follow_up_at }],
    [
      { stage: 'won', value_cents: 1_250_000_00 },
      { stage: 'won', value_cents: 1_250_000_00 },
    ],
    [
      { stage: 'lost', lost_reason: '  Too dear  ', value_cents: null },
      { stage: 'lost', lost_reason: 'Too dear', value_cents: null },
    ],
    [{ lost_reason: '' }, { lost_reason: null }],
    [
      { owner_id: null, follow_up_at: null },
      { owner_id: null, follow_up_at: null },
    ],
  ]
  let expected: object = before
  for (const [index, [change, outcome]] of steps.entries()) {
    const answer = await staff.patch(staff.path(id), { version: index + 1, ...change })
    expected = { ...expected, ...outcome, version: index + 2 }
    expect([answer.statusCode, answer.json()]).toEqual([200, expected])
    expect(await staff.read(id)).toEqual(expected)
  }
})

test('every change is recorded with its author and both values, and sent to open dashboards', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  app.clock.advance(HOUR)
  await staff.change(id, { stage: 'contacted', owner_id: staff.id })
  app.clock.advance(HOUR)
  await ben.change(id, { owner_id: ben.id, stage: 'contacted' })
  const [first, second, ...more] = await writtenHistory(app, id)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    kind: 'changed',
    actor: { id: staff.id, email: staff.email },
    changes: [
      { field: 'stage', before: 'new', after: 'contacted' },
      { field: 'owner_id', before: null, after: staff.id, after_email: staff.email },
    ],
  })
  expect(second).toMatchObject({
    at: app.clock.now().toISOString(),
    actor: { id: ben.id, email: ben.email },
    changes: [
      {
        field: 'owner_id',
        before: staff.id,
        after: ben.id,
        before_email: staff.email,
        after_email: ben.email,
      },
    ],
  })
  expect(await liveEvents(app)).toEqual([
    { kind: 'enquiry.received', id, quarantined: false },
    { kind: 'enquiry.changed', id, by: staff.id },
    { kind: 'enquiry.changed', id, by: ben.id },
  ])
})

test('a change to the current value has no effect: no version, no history, no event', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  await staff.change(id, { stage: 'won', value_cents: 700, owner_id: staff.id, lost_reason: '' })
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.changed'])
  const [before, told] = [await staff.read(id), await liveEvents(app)]
  for (const change of [
    { stage: 'won' },
    { value_cents: 700 },
    { owner_id: staff.id },
    { lost_reason: '   ', follow_up_at: null, answered_at: null },
  ]) {
    const answer = await staff.patch(staff.path(id), { version: 2, ...change })
    expect([answer.statusCode, answer.json()]).toEqual([200, before])
  }
  expect(await liveEvents(app)).toEqual(told)
  expect(await writtenHistory(app, id)).toHaveLength(1)
  expect(await webhookRows(app)).toEqual([])
  const audited = app.database.db.selectFrom('audit_entries').select('data')
  expect(await audited.where('action', '=', 'enquiry.changed').execute()).toHaveLength(1)
})

test('only an admin with an active account can be an owner', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const user = await app.makeUser({ role: 'user' })
  const shut = await app.makeUser({ role: 'admin' })
  await staff.patch(`/api/people/${shut.id}`, { active: false })
  const refused: [string, string][] = [
    [user.id, 'must be an admin, because nobody else sees enquiries'],
    [shut.id, 'must not be a deactivated account, because nobody reads there'],
    ['01980000-0000-7000-8000-000000000000', 'is not the id of an account'],
  ]
  for (const [owner_id, message] of refused) {
    const answer = await staff.change(id, { owner_id, stage: 'won' })
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
      422,
      [{ path: 'owner_id', message }],
    ])
  }
  expect((await staff.change(id, { owner_id: 'maya' })).statusCode).toBe(422)
  expect(await staff.read(id)).toMatchObject({ version: 1, owner_id: null, stage: 'new' })
})

test('an owner who may no longer see enquiries stays the owner until somebody is assigned', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await staff.change(id, { owner_id: ben.id })
  await staff.patch(`/api/people/${ben.id}`, { role: 'user' })
  const answer = await staff.change(id, { owner_id: ben.id, stage: 'won' })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { owner_id: ben.id, stage: 'won' },
  ])
})

test('when its owner is deleted an enquiry has no owner, and its history still names that person', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  await ben.change(id, { owner_id: ben.id })
  app.clock.advance(SECOND)
  const left = await staff.post('/api/admin-delete-user', { userId: ben.id })
  expect(left.statusCode).toBe(200)
  expect(await staff.read(id)).toMatchObject({ owner_id: null })
  expect(await writtenHistory(app, id)).toMatchObject([
    { actor: { id: null, email: ben.email }, changes: [{ after_email: ben.email }] },
    { actor: { email: staff.email }, changes: [{ before_email: ben.email, after_email: null }] },
  ])
})

test('follow-up, value and reason are limited to valid ranges', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const at = (later: number) => new Date(app.clock.now().getTime() + later).toISOString()
  const bad: [object, string][] = [
    [{ follow_up_at: at(10 * YEAR + DAY) }, 'follow_up_at'],
    [{ follow_up_at: '9999-12-31T23:59:59-14:00' }, 'follow_up_at'],
    [{ follow_up_at: at(-1) }, 'follow_up_at'],
    [{ value_cents: -1 }, 'value_cents'],
    [{ value_cents: 0.5 }, 'value_cents'],
    [{ value_cents: 1e15 }, 'value_cents'],
    [{ lost_reason: 'x'.repeat(501) }, 'lost_reason'],
    [{ lost_reason: 'two\nlines' }, 'lost_reason'],
    [{ lost_reason: 'a\u0000b' }, 'lost_reason'],
    [{ binned_at: at(0) }, ''],
    [{ quarantined: true }, ''],
  ]
  for (const [change, path] of bad) {
    const answer = await staff.change(id, change)
    const { errors = [] } = answer.json<Problem>()
    expect([change, answer.statusCode, errors[0]?.path]).toEqual([change, 422, path])
  }
  expect(await staff.read(id)).toMatchObject({ version: 1 })
  const most = await staff.change(id, { value_cents: 1e14, follow_up_at: at(10 * YEAR) })
  expect(most.json()).toMatchObject({ value_cents: 1e14 })
})

test('two admins cannot change different fields at the same moment: the second must first read the new version', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const ben = await staffMember(app, 'ben@agency.example')
  const [one, two] = [await staff.headers(), await ben.headers()]
  const answers = await Promise.all([
    app.patch(staff.path(id), { version: 1, stage: 'won' }, one),
    app.patch(staff.path(id), { version: 1, owner_id: ben.id }, two),
  ])
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)!.json<Problem>()
  expect(refused).toMatchObject({ code: 'stale', current: await staff.read(id) })
  expect(await writtenHistory(app, id)).toHaveLength(1)
})

test('a suspicious enquiry arrives marked as quarantined, and its release is sent as a change', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app, { fax: 'filled' })
  await staff.delete(`${staff.path(id)}/quarantine`)
  await staff.delete(`${staff.path(id)}/quarantine`)
  app.clock.advance(1)
  await staff.put(`${staff.path(id)}/quarantine`)
  expect(await liveEvents(app)).toEqual([
    { kind: 'enquiry.received', id, quarantined: true },
    { kind: 'enquiry.changed', id, by: staff.id },
    { kind: 'enquiry.changed', id, by: staff.id },
  ])
  expect(await writtenHistory(app, id)).toMatchObject([
    { changes: [{ field: 'quarantined', before: true, after: false }] },
    { changes: [{ field: 'quarantined', before: false, after: true }] },
  ])
})
