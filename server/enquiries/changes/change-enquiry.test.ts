import { expect, test } from 'vitest'
import type { ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { Problem } from '#contract/problem.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { changeEnquiry } from './change-enquiry.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function startWithEnquiry(app: App, more = {}) {
  const admin = await webhookAdmin(app)
  const received = app.clock.now()
  const id = await sendEnquiry(app, more)
  const path = `/api/contact_submissions/${id}`
  const later = (milliseconds: number) => new Date(received.getTime() + milliseconds).toISOString()
  return {
    admin,
    id,
    path,
    later,
    read: async () => (await app.get(path, await admin.headers())).json<ContactSubmissionDetail>(),
    change: async (body: object) => app.patch(path, body, await admin.headers()),
  }
}

test('an enquiry is due within 24 hours of its arrival, and shows when it was answered', async () => {
  await using app = await startTestApp()
  const { read, change, later } = await startWithEnquiry(app)
  expect(await read()).toMatchObject({ version: 1, answered_at: null, due_at: later(24 * HOUR) })
  app.clock.advance(3 * HOUR)
  const answer = await change({ version: 1, answered_at: later(2 * HOUR) })
  expect(answer.statusCode).toBe(200)
  const answered = { version: 2, answered_at: later(2 * HOUR), due_at: later(24 * HOUR) }
  expect(answer.json()).toMatchObject(answered)
  expect(await read()).toEqual(answer.json())
  const undone = await change({ version: 2, answered_at: null })
  expect(undone.json()).toMatchObject({ version: 3, answered_at: null })
})

test('a change based on an old version is refused with the current record', async () => {
  await using app = await startTestApp()
  const { read, change, later } = await startWithEnquiry(app)
  app.clock.advance(HOUR)
  await change({ version: 1, answered_at: later(MINUTE) })
  const stale = await change({ version: 1, answered_at: later(HOUR) })
  const { code, current, detail } = stale.json<Problem>()
  expect([stale.statusCode, code, current]).toEqual([409, 'stale', await read()])
  expect(detail).toBe('Somebody else changed this enquiry meanwhile.')
  expect(await read()).toMatchObject({ version: 2, answered_at: later(MINUTE) })
})

test('if two changes of an enquiry arrive at the same moment, one is refused', async () => {
  await using app = await startTestApp()
  const { id, path, admin, later } = await startWithEnquiry(app)
  app.clock.advance(HOUR)
  const headers = await admin.headers()
  const changes = [1, 2, 3, 4].map((minutes) =>
    app.patch(path, { version: 1, answered_at: later(minutes * MINUTE) }, headers),
  )
  const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  const { version } = await app.database.db
    .selectFrom('contact_submissions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(version).toBe(2)
})

test('an answer must lie between the arrival and now, with a tolerance of a few minutes', async () => {
  await using app = await startTestApp()
  const { read, change, later } = await startWithEnquiry(app)
  app.clock.advance(HOUR)
  const refused: [string, string][] = [
    [later(HOUR + 6 * MINUTE), 'must not be in the future'],
    ['9999-12-31T23:59:59.999Z', 'must not be in the future'],
    [later(-6 * MINUTE), 'must not be before the enquiry arrived'],
    ['0001-01-01T00:00:00+14:00', 'must not be before the enquiry arrived'],
  ]
  for (const [answered_at, message] of refused) {
    const answer = await change({ version: 1, answered_at })
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
      422,
      [{ path: 'answered_at', message }],
    ])
  }
  expect(await read()).toMatchObject({ version: 1, answered_at: null })
  const ahead = await change({ version: 1, answered_at: later(HOUR + 2 * MINUTE) })
  expect(ahead.json()).toMatchObject({ answered_at: later(HOUR) })
  const behind = await change({ version: 2, answered_at: later(-2 * MINUTE) })
  expect(behind.json()).toMatchObject({ answered_at: later(0) })
  const zoned = later(30 * MINUTE).replace('Z', '-00:00')
  expect((await change({ version: 3, answered_at: zoned })).json()).toMatchObject({
    answered_at: later(30 * MINUTE),
  })
})

test('an invalid change is refused and changes nothing', async () => {
  await using app = await startTestApp()
  const { read, change, path, admin, later } = await startWithEnquiry(app)
  const answered_at = later(0)
  const bad = [
    {},
    { version: 1 },
    { answered_at },
    { version: 0, answered_at },
    { version: 1.5, answered_at },
    { version: '1', answered_at },
    { version: 1, answered_at: 'yesterday' },
    { version: 1, answered_at: 0 },
    { version: 1, answered_at: '2026-02-30T00:00:00Z' },
    { version: 1, answered_at, due_at: answered_at },
    { version: 1, answered_at, quarantined: true },
    { version: 1, stage: 'sold' },
  ]
  for (const body of bad) expect([body, (await change(body)).statusCode]).toEqual([body, 422])
  const named = (await change({ version: 1, answered_at, stage: 'sold' })).json<Problem>()
  expect(named.detail).toContain('Stage')
  expect(await read()).toMatchObject({ version: 1, answered_at: null })
  const body = { version: 1, answered_at }
  const unknown = `${path.slice(0, -4)}0000`
  expect((await app.patch(unknown, body, await admin.headers())).statusCode).toBe(404)
})

test('only admins can change enquiries, and one demoted during the call cannot', async () => {
  await using app = await startTestApp()
  const { id, path, read } = await startWithEnquiry(app)
  const body = { version: 1, answered_at: app.clock.now().toISOString() }
  expect((await app.patch(path, body)).statusCode).toBe(401)
  const user = { authorization: `Bearer ${await app.adminToken('user')}` }
  expect((await app.patch(path, body, user)).statusCode).toBe(403)
  const gone = { userId: '01980000-0000-7000-8000-000000000000', email: 'gone@staff.example' }
  const change = { version: 1, answered_at: app.clock.now() }
  await expect(changeEnquiry(app.database, id, change, gone, app.clock.now())).rejects.toThrow(
    'not allowed',
  )
  expect(await read()).toMatchObject({ version: 1 })
})

test('webhooks get one event for an answer, and none for a change without effect', async () => {
  await using app = await startTestApp()
  const { admin, change, id, later } = await startWithEnquiry(app)
  await admin.made(undefined, ['enquiry.changed'])
  const answered_at = later(0)
  await change({ version: 1, answered_at })
  const same = await change({ version: 2, answered_at })
  expect(same.json()).toMatchObject({ version: 2, answered_at })
  const rows = await webhookRows(app)
  expect(rows.map(({ kind, subject_id }) => [kind, subject_id])).toEqual([['enquiry.changed', id]])
})

test('moving into or out of quarantine raises the version, and a released enquiry keeps its due time', async () => {
  await using app = await startTestApp()
  const { read, change, path, admin, later } = await startWithEnquiry(app, { fax: 'filled' })
  app.clock.advance(20 * HOUR)
  const headers = await admin.headers()
  const release = () => app.delete(`${path}/quarantine`, undefined, headers)
  expect((await release()).json()).toMatchObject({ version: 2, due_at: later(24 * HOUR) })
  expect((await release()).json()).toMatchObject({ version: 2 })
  expect((await change({ version: 1, answered_at: later(0) })).statusCode).toBe(409)
  await app.put(`${path}/quarantine`, undefined, headers)
  expect(await read()).toMatchObject({ version: 3, answered_at: null })
})
