import { expect, test } from 'vitest'
import { maxWebhooks } from '#contract/webhook-events.ts'
import type { WebhookWithSecret } from '#contract/webhook.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { addWebhook } from './change-webhooks.ts'

const unknown = '01a1fb4d-7b8b-7732-98d8-a22f80e4fb54'
const url = 'https://hooks.example.com/in?token=1'
const privately = { env: { WEBHOOK_PRIVATE_TARGETS: 'on' } }

test('an admin adds a webhook, and its secret is shown only then', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const answer = await admin.add({ url: ` ${url} `, events: ['enquiry.received'] })
  const { secret, ...webhook } = answer.json<WebhookWithSecret>()
  expect([answer.statusCode, webhook]).toEqual([
    201,
    {
      id: expect.any(String),
      url,
      events: ['enquiry.received'],
      failing_since: null,
      paused_at: null,
      previous_secret_until: null,
      created_at: app.clock.now().toISOString(),
      deliveries: [],
    },
  ])
  expect(secret).toMatch(/^whsec_/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(await admin.list()).toEqual({ rows: [webhook], total: 1, next: null })
  const changed = await admin.change(webhook.id, { events: ['subscriber.confirmed'] })
  expect(changed.json()).toEqual({ ...webhook, events: ['subscriber.confirmed'] })
  expect(JSON.stringify(app.logs)).not.toContain(secret)
})

test('an invalid address or an empty list of events is refused with the reason', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const events = ['enquiry.received']
  const faults: [object, string, RegExp][] = [
    [{ events }, 'url', /./],
    [{ url: 'hooks.example.com', events }, 'url', /begins with https/],
    [{ url: 'ftp://hooks.example.com', events }, 'url', /begins with https/],
    [{ url: 'https://', events }, 'url', /begins with https/],
    [{ url: 'https://a:b@hooks.example.com', events }, 'url', /user or password/],
    [{ url: `https://a.example/${'x'.repeat(2000)}`, events }, 'url', /longer than 2000/],
    [{ url: `https://a.example/${'é'.repeat(500)}`, events }, 'url', /longer than 2000/],
    [{ url: 'http://2130706433/', events }, 'url', /private network \(127\.0\.0\.1\)/],
    [{ url: 'https://a.example:25/', events }, 'url', /usual port/],
    [{ url }, 'events', /./],
    [{ url, events: [] }, 'events', /at least one/],
    [{ url, events: ['enquiry.burned'] }, 'events.0', /must be one of/],
    [{ url, events: Array(4).fill('enquiry.received') }, 'events', /twice/],
    [{ url, events: Array(2).fill('enquiry.received') }, 'events', /twice/],
  ]
  for (const [body, path, message] of faults) {
    const answer = await admin.add(body)
    expect(answer.statusCode, JSON.stringify(body)).toBe(422)
    expect(answer.json().errors).toContainEqual({ path, message: expect.stringMatching(message) })
  }
  const { id } = await admin.made()
  expect((await admin.change(id, { url: 'http://10.0.0.1/' })).statusCode).toBe(422)
  expect((await admin.list()).total).toBe(1)
})

test('private addresses may be added if the operator allows it', async () => {
  await using app = await startTestApp(privately)
  const admin = await webhookAdmin(app)
  const { url } = await admin.made('http://127.0.0.1:5678/hook')
  expect(url).toBe('http://127.0.0.1:5678/hook')
})

test('one webhook more than the maximum is refused', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  for (let count = 0; count < maxWebhooks; count++) await admin.made()
  const answer = await admin.add({ url, events: ['enquiry.received'] })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'too_many_webhooks'])
})

test('rotating a secret returns a new one and the time until which the old one signs', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id, secret } = await admin.made()
  const rotated = await admin.rotate(id)
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(secret)
  const until = new Date(app.clock.now().getTime() + DAY).toISOString()
  expect(rotated.previous_secret_until).toBe(until)
  app.clock.advance(DAY - 1)
  expect((await admin.list()).rows[0]?.previous_secret_until).toBe(until)
  app.clock.advance(1)
  expect((await admin.list()).rows[0]?.previous_secret_until).toBeNull()
})

test('a test is queued for its own webhook only, even while it is paused', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  await admin.made()
  app.clock.advance(1)
  const { id } = await admin.made()
  await admin.change(id, { paused: true })
  const delivery = await admin.test(id)
  expect(delivery).toMatchObject({ event: 'webhook.test', status: 'waiting', last_attempt: null })
  const rows = await webhookRows(app)
  expect(rows).toMatchObject([{ id: delivery.id, webhook_id: id, recipient: expect.any(String) }])
  expect(JSON.parse(rows[0]!.data)).toEqual({
    type: 'webhook.test',
    version: 1,
    timestamp: app.clock.now().toISOString(),
    data: { webhook_id: id },
  })
  await admin.change(id, { paused: true })
  expect((await admin.list()).rows[0]?.deliveries).toEqual([delivery])
})

test('a webhook shows its newest deliveries with the last attempt of each', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  for (let count = 0; count < 6; count++) {
    await sendEnquiry(app)
    app.clock.advance(1)
  }
  const rows = (await webhookRows(app)).toReversed()
  for (const [number, answer] of ['500 no', '200 yes'].entries())
    await app.database.db
      .insertInto('delivery_attempts')
      .values({
        id: `01a1fb4d-7b8b-7732-98d8-a22f80e4fb5${number}`,
        delivery_id: rows[0]!.id,
        at: app.clock.now().toISOString(),
        outcome: 'sent',
        answer,
      })
      .execute()
  const [webhook] = (await admin.list()).rows
  expect(webhook?.id).toBe(id)
  expect(webhook?.deliveries.map((delivery) => delivery.id)).toEqual(
    rows.slice(0, 5).map((row) => row.id),
  )
  expect(webhook?.deliveries[0]?.last_attempt).toMatchObject({ answer: '200 yes' })
  expect(webhook?.deliveries[1]?.last_attempt).toBeNull()
})

test('events during a pause are held, and sent when the webhook is resumed', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await sendEnquiry(app)
  const paused = await admin.change(id, { paused: true })
  expect(paused.json().paused_at).toBe(app.clock.now().toISOString())
  app.clock.advance(HOUR)
  await admin.change(id, { paused: true })
  await sendEnquiry(app)
  const kept = await webhookRows(app)
  expect(kept.map(({ status, next_attempt_at }) => [status, next_attempt_at])).toEqual([
    ['paused', null],
    ['paused', null],
  ])
  const at = app.clock.now().toISOString()
  const resumed = (await admin.change(id, { paused: false })).json()
  expect([resumed.paused_at, resumed.failing_since]).toEqual([null, null])
  const due = await webhookRows(app)
  expect(due.map(({ status, next_attempt_at }) => [status, next_attempt_at])).toEqual([
    ['waiting', at],
    ['waiting', at],
  ])
})

test('after thirty days of pause a webhook’s events are no longer held', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await admin.change(id, { paused: true })
  app.clock.advance(30 * DAY - 1)
  await sendEnquiry(app)
  app.clock.advance(1)
  await sendEnquiry(app)
  expect(await webhookRows(app)).toHaveLength(1)
})

test('changing the address makes waiting deliveries due at the new address immediately', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await sendEnquiry(app)
  const later = new Date(app.clock.now().getTime() + HOUR).toISOString()
  await app.database.db.updateTable('deliveries').set({ next_attempt_at: later }).execute()
  await admin.change(id, { url })
  expect(await webhookRows(app)).toMatchObject([
    { recipient: url, next_attempt_at: app.clock.now().toISOString() },
  ])
})

test('when a webhook moves, a delivery in flight keeps its address and held ones go to the new address', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id, url: old } = await admin.made()
  const other = await admin.made('https://hooks.example.com/other')
  const { db } = app.database
  await sendEnquiry(app)
  await db.updateTable('deliveries').set({ claim: 'a worker' }).execute()
  const first = app.clock.now().toISOString()
  app.clock.advance(1)
  await sendEnquiry(app)
  await admin.change(id, { paused: true })
  await admin.change(id, { url })
  const rows = await webhookRows(app)
  const told = (of: string) =>
    rows
      .filter(({ webhook_id }) => webhook_id === of)
      .map(({ recipient, status, next_attempt_at }) => [recipient, status, next_attempt_at])
  const now = app.clock.now().toISOString()
  expect(told(id)).toEqual([
    [old, 'waiting', first],
    [url, 'paused', null],
  ])
  expect(told(other.id)).toEqual([
    [other.url, 'waiting', first],
    [other.url, 'waiting', now],
  ])
})

test('a new address, a pause or a resume by staff clears the failure; a repeated pause keeps its time and failure', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id, url: old } = await admin.made()
  const failed = app.clock.now().toISOString()
  const since = async (change: object, paused_at: string | null = null) => {
    const row = app.database.db.updateTable('webhooks').set({ failing_since: failed, paused_at })
    await row.where('id', '=', id).execute()
    app.clock.advance(HOUR)
    const { failing_since, paused_at: at } = (await admin.change(id, change)).json()
    return [failing_since, at]
  }
  expect(await since({ url: old })).toEqual([failed, null])
  expect(await since({ events: ['enquiry.changed'] })).toEqual([failed, null])
  expect(await since({ url })).toEqual([null, null])
  expect(await since({ url: old }, failed)).toEqual([failed, failed])
  expect(await since({ paused: true }, failed)).toEqual([failed, failed])
  expect(await since({ paused: true })).toEqual([null, app.clock.now().toISOString()])
  expect(await since({ paused: false }, failed)).toEqual([null, null])
  expect(await since({ paused: false })).toEqual([null, null])
})

test('resuming a webhook restarts its own held deliveries and no others', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const [one, other] = [await admin.made(), await admin.made()]
  await sendEnquiry(app)
  for (const { id } of [one, other]) await admin.change(id, { paused: true })
  const tried = { attempt_count: 4, first_attempt_at: app.clock.now().toISOString() }
  await app.database.db.updateTable('deliveries').set(tried).execute()
  await admin.change(one.id, { paused: false })
  const rows = Map.groupBy(await webhookRows(app), ({ webhook_id }) => webhook_id)
  expect(rows.get(one.id)).toMatchObject([
    { status: 'waiting', attempt_count: 0, first_attempt_at: null },
  ])
  expect(rows.get(other.id)).toMatchObject([{ status: 'paused', ...tried }])
})

test('a test that has not arrived within five minutes is no longer sent', async () => {
  await using app = await startTestApp(privately)
  const admin = await webhookAdmin(app)
  const { id } = await admin.made('http://127.0.0.1:1/hook')
  const sendOnce = async () => {
    await app.outbox.drain()
    return (await admin.list()).rows[0]?.deliveries
  }
  await admin.test(id)
  expect(await sendOnce()).toMatchObject([
    { status: 'waiting', last_attempt: { outcome: 'deferred' } },
  ])
  app.clock.advance(5 * MINUTE)
  expect(await sendOnce()).toMatchObject([
    { status: 'failed', last_attempt: { outcome: 'expired' } },
  ])
})

test('deleting a webhook deletes its waiting deliveries', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await sendEnquiry(app)
  expect((await admin.remove(id)).statusCode).toBe(204)
  expect([await webhookRows(app), (await admin.list()).total]).toEqual([[], 0])
  expect((await admin.remove(id)).statusCode).toBe(404)
})

test('unknown webhooks are 404 and invalid ids 422', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  for (const [id, status] of [
    [unknown, 404],
    ['x', 422],
  ] as const) {
    expect((await admin.change(id, { paused: true })).statusCode).toBe(status)
    expect((await admin.remove(id)).statusCode).toBe(status)
    for (const call of ['test', 'rotate-secret'])
      expect(
        (await app.post(`/api/webhooks/${id}/${call}`, undefined, await admin.headers()))
          .statusCode,
      ).toBe(status)
  }
})

test('only admins see and change webhooks', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  const user = { authorization: `Bearer ${await app.adminToken('user')}` }
  const path = `/api/webhooks/${id}`
  for (const [headers, status] of [
    [{}, 401],
    [user, 403],
  ] as const) {
    const answers = [
      await app.get('/api/webhooks', headers),
      await app.post('/api/webhooks', { url, events: ['enquiry.received'] }, headers),
      await app.patch(path, { paused: true }, headers),
      await app.delete(path, undefined, headers),
      await app.post(`${path}/test`, undefined, headers),
      await app.post(`${path}/rotate-secret`, undefined, headers),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status)
      expect(answer.body).not.toContain('hooks.example.com')
    }
  }
  const wish = { url, events: ['enquiry.received' as const] }
  await expect(addWebhook(app.database, wish, unknown, app.clock.now())).rejects.toThrow(
    'not allowed',
  )
  expect((await admin.list()).total).toBe(1)
})
