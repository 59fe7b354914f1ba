import { expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { retryDelivery } from './deliveries.ts'

const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }
const unknownId = '018f0000-0000-7000-8000-000000000000'

type App = Awaited<ReturnType<typeof startTestApp>>
const bearer = async (app: App) => ({ authorization: `Bearer ${await app.adminToken()}` })

async function send(app: App, more: object = {}) {
  const answer = await app.post('/api/submit-contact-form', { ...enquiry, ...more })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}

type Row = { id: string; kind: string; status: string; subject_id: string }
type Page = { rows: Row[]; total: number | null; next: string | null }

async function list(app: App, query = '') {
  const answer = await app.get(`/api/deliveries?${query}`, await bearer(app))
  expect(answer.statusCode, query).toBe(200)
  return answer.json<Page>()
}

/** One of each status, the sent one first. */
async function oneOfEach(app: App) {
  await send(app)
  await send(app)
  await send(app)
  await send(app)
  const { rows } = await list(app)
  const statuses = ['paused', 'waiting', 'failed', 'sent'] as const
  for (const [index, status] of statuses.entries())
    await app.database.db
      .updateTable('deliveries')
      .set({ status })
      .where('id', '=', rows[index]!.id)
      .execute()
}

test('the list is filtered by state, kind and subject, and counts exactly if only the state is filtered', async () => {
  await using app = await startTestApp()
  await oneOfEach(app)
  const statusesOf = ({ rows }: Page) => rows.map(({ status }) => status)
  const all = await list(app)
  expect(statusesOf(all)).toEqual(['paused', 'waiting', 'failed', 'sent'])
  expect(all.total).toBe(4)
  const waiting = await list(app, 'status=waiting,paused')
  expect(statusesOf(waiting)).toEqual(['paused', 'waiting'])
  expect(waiting.total).toBe(2)
  expect(await list(app, 'status=sent')).toMatchObject({ rows: [{ status: 'sent' }], total: 1 })

  const [{ subject_id: subject } = { subject_id: '' }] = all.rows
  const ofOne = await list(app, `subject=${subject}`)
  expect(ofOne.rows.map((row) => row.subject_id)).toEqual([subject])
  expect(ofOne.total).toBeNull()
  expect(await list(app, 'kind=new_enquiry')).toMatchObject({ rows: [{}, {}, {}, {}], total: null })
  expect(await list(app, 'kind=recovery')).toEqual({ rows: [], total: null, next: null })
  expect((await list(app, `subject=${subject}&status=sent`)).rows).toEqual([])

  const first = await list(app, 'limit=3')
  const rest = await list(app, `limit=3&cursor=${encodeURIComponent(first.next!)}`)
  expect([...first.rows, ...rest.rows]).toEqual(all.rows)
  expect(rest).toMatchObject({ total: 4, next: null })
})

test.each([
  'status=lost',
  'status=',
  'status=sent,lost',
  'state=sent',
  'limit=0',
  'cursor=x',
  `kind=${'k'.repeat(101)}`,
])('an unknown filter is refused: %s', async (query) => {
  await using app = await startTestApp()
  const answer = await app.get(`/api/deliveries?${query}`, await bearer(app))
  expect(answer.statusCode).toBe(422)
})

test('only admins can read deliveries, their content and their health, and only admins can resend them', async () => {
  await using app = await startTestApp()
  await send(app)
  const [{ id } = { id: '' }] = (await list(app)).rows
  const calls = [
    ['get', '/api/deliveries'],
    ['get', '/api/deliveries/health'],
    ['get', `/api/deliveries/${id}`],
    ['get', `/api/deliveries/${id}/preview`],
    ['post', `/api/deliveries/${id}/retry`],
    ['post', '/api/deliveries/retry-failed'],
  ] as const
  const user = { authorization: `Bearer ${await app.adminToken('user')}` }
  const ask = (method: 'get' | 'post', path: string, headers = {}) =>
    method === 'get' ? app.get(path, headers) : app.post(path, undefined, headers)
  for (const [method, path] of calls) {
    expect((await ask(method, path)).statusCode, path).toBe(401)
    const refused = await ask(method, path, user)
    expect(refused.statusCode, path).toBe(403)
    expect(refused.body, path).not.toContain('shop.example')
  }
  const admin = await bearer(app)
  for (const path of [`/api/deliveries/${unknownId}`, `/api/deliveries/${unknownId}/preview`])
    expect((await app.get(path, admin)).statusCode).toBe(404)
  expect((await app.post(`/api/deliveries/${unknownId}/retry`, undefined, admin)).statusCode).toBe(
    404,
  )
})

async function preview(app: App, id: string) {
  const answer = await app.get(`/api/deliveries/${id}/preview`, await bearer(app))
  expect(answer.statusCode).toBe(200)
  return answer.json<{ subject: string | null; text: string; page: string | null }>()
}

test('the preview page shows a mail as it will look, runs no script and can be framed by our own pages only', async () => {
  const markup = '<script>alert(1)</script>'
  await using app = await startTestApp({
    renderMail: () => ({ subject: markup, html: '<p>As it looks</p>', text: markup }),
  })
  await send(app, { message: markup })
  const [{ id } = { id: '' }] = (await list(app)).rows
  const shown = await preview(app, id)
  expect(shown).toMatchObject({ subject: markup, text: markup })
  // The frame sends no token: it only has its address.
  const page = await app.get(shown.page!)
  expect(page.statusCode).toBe(200)
  expect(page.body).toBe('<p>As it looks</p>')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  })
  expect(page.headers['set-cookie']).toBeUndefined()
})

test('a webhook is previewed as the text of its body, without a page', async () => {
  await using app = await startTestApp()
  await (await webhookAdmin(app)).made()
  const id = await send(app, { message: '<script>alert(1)</script>' })
  const [row] = (await list(app, 'kind=enquiry.received')).rows
  const shown = await preview(app, row!.id)
  expect(shown).toMatchObject({ subject: null, page: null })
  expect(JSON.parse(shown.text)).toMatchObject({
    type: 'enquiry.received',
    data: { enquiry: { id, message: '<script>alert(1)</script>' } },
  })
})

test('a preview never contains a sign-in token', async () => {
  const rendered: string[] = []
  await using app = await startTestApp({
    renderMail: (kind, data) => {
      const text = JSON.stringify(data)
      rendered.push(text)
      return { subject: kind, html: `<p>${text}</p>`, text }
    },
  })
  const { email } = await app.makeUser()
  await app.post('/api/auth/recover', { email })
  await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
  const token = await mailedToken(app, 'recovery')
  const [row] = (await list(app, 'kind=recovery')).rows
  const shown = await preview(app, row!.id)
  const page = await app.get(shown.page!)
  for (const text of [shown.text, page.body, ...rendered]) {
    expect(text).toContain('/admin/set-password')
    expect(text).toContain('hidden')
    expect(text).not.toContain(token)
  }
})

test('the address of a preview expires after minutes and cannot be forged or used for another delivery', async () => {
  await using app = await startTestApp()
  await send(app)
  await send(app)
  const [{ id } = { id: '' }, other] = (await list(app)).rows
  const { page } = await preview(app, id)
  const [, ticket = ''] = /^\/api\/delivery-previews\/(.+)$/.exec(page!) ?? []
  const [, sessionId = '', until = '', mac = ''] = ticket.split('.')
  const whose = `${id}.${sessionId}`
  const statusOf = async (forged: string) => {
    const answer = await app.get(`/api/delivery-previews/${forged}`)
    if (answer.statusCode !== 200) expect(answer.body).toContain('This preview has expired.')
    return answer.statusCode
  }
  expect(await statusOf(ticket)).toBe(200)
  for (const forged of [
    'x',
    id,
    `${whose}.${until}`,
    `${whose}.${until}.`,
    `${other!.id}.${sessionId}.${until}.${mac}`,
    `${id}.${other!.id}.${until}.${mac}`,
    `${whose}.${Number(until) + HOUR}.${mac}`,
    `${whose}.${until}.${mac.slice(1)}${mac[0]}`,
    `${whose}.NaN.${mac}`,
    `${whose}.${until}.${mac.slice(0, -1)}`,
    `${whose}.${until}.${'é'.repeat(mac.length)}`,
  ])
    expect(await statusOf(encodeURIComponent(forged)), forged).toBe(404)
  app.clock.advance(10 * MINUTE - SECOND)
  expect(await statusOf(ticket)).toBe(200)
  app.clock.advance(SECOND)
  expect(await statusOf(ticket)).toBe(404)
})

test('a delivery that a worker has begun to send is not made due a second time', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await app.post('/api/submit-contact-form', enquiry)
  const { db } = app.database
  const claim = () => db.updateTable('deliveries').set({ claim: 'a worker' }).execute()
  const { id } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
  let looks = 0
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (++looks === 1) await claim()
      return result
    },
  })
  await retryDelivery(slow, id, app.clock.now())
  const row = await db.selectFrom('deliveries').select('claim').executeTakeFirstOrThrow()
  expect(row.claim).toBe('a worker')
})

test('all failed deliveries can be made due again, and the answer says how many', async () => {
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({
    env: { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'one@agency.example' },
  })
  await send(app)
  await send(app)
  await app.database.db.updateTable('deliveries').set({ status: 'failed' }).execute()
  expect((await list(app, 'status=failed')).total).toBe(2)
  const again = await app.post('/api/deliveries/retry-failed', undefined, await bearer(app))
  expect(again.json()).toEqual({ retried: 2, expired: 0, paused: 0 })
  await app.outbox.drain()
  expect(smtp.received).toHaveLength(2)
  expect(await list(app, 'status=failed')).toEqual({ rows: [], total: 0, next: null })
  expect((await list(app, 'status=sent')).total).toBe(2)
})

test('a resent delivery that had arrived goes out as a new message, one that had failed as the same message', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await send(app)
  const { db } = app.database
  const row = () => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  const { id, message_id } = await row()
  const before = app.clock.now().toISOString()
  const ended = { attempt_count: 7, first_attempt_at: before, next_attempt_at: null }
  const retry = async (status: 'failed' | 'sent') => {
    await db
      .updateTable('deliveries')
      .set({ ...ended, status, sent_at: status === 'sent' ? before : null })
      .execute()
    app.clock.advance(SECOND)
    const answer = await app.post(`/api/deliveries/${id}/retry`, undefined, await bearer(app))
    expect(answer.json()).toMatchObject({ id, status: 'waiting' })
    expect(await row()).toMatchObject({
      status: 'waiting',
      attempt_count: 0,
      first_attempt_at: null,
      sent_at: null,
      next_attempt_at: app.clock.now().toISOString(),
    })
    return (await row()).message_id
  }
  expect(await retry('failed')).toBe(message_id)
  const anew = await retry('sent')
  expect(anew).not.toBe(message_id)
  expect(anew).toMatch(/^[0-9a-f-]{36}$/)
})

test('retrying a waiting delivery makes it due now, with the full retry time ahead', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await send(app)
  const later = new Date(app.clock.now().getTime() + HOUR).toISOString()
  const deliveries = app.database.db.updateTable('deliveries')
  await deliveries.set({ next_attempt_at: later, attempt_count: 9 }).execute()
  const [row] = (await list(app)).rows
  const answer = await app.post(`/api/deliveries/${row?.id}/retry`, undefined, await bearer(app))
  expect(answer.json()).toMatchObject({ next_attempt_at: app.clock.now().toISOString() })
})

test('each delivery is shown with its own attempts, oldest first', async () => {
  await using app = await startTestApp()
  for (let count = 0; count < 3; count++) await send(app)
  const ids = (await list(app)).rows.map(({ id }) => id)
  const at = app.clock.now().toISOString()
  const attempt = (index: number, delivery: number, answer: string) => ({
    id: `01a1fb4d-7b8b-7732-98d8-a22f80e4fb5${index}`,
    delivery_id: ids[delivery]!,
    at,
    outcome: 'deferred' as const,
    answer,
  })
  const attempts = [attempt(1, 0, 'later'), attempt(2, 2, 'other'), attempt(0, 0, 'first')]
  await app.database.db.insertInto('delivery_attempts').values(attempts).execute()
  const shown = (answer: string) => ({ at, outcome: 'deferred', answer })
  expect((await list(app)).rows).toMatchObject([
    { attempts: [shown('first'), shown('later')] },
    { attempts: [] },
    { attempts: [shown('other')] },
  ])
})

test('retrying leaves a delivery in flight unchanged and refuses one held back by a paused webhook', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@agency.example' } })
  await send(app)
  const { db } = app.database
  const row = () => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  const { id } = await row()
  const retry = async () => app.post(`/api/deliveries/${id}/retry`, undefined, await bearer(app))
  await db.updateTable('deliveries').set({ claim: 'a worker', attempt_count: 2 }).execute()
  const before = await row()
  app.clock.advance(SECOND)
  expect((await retry()).json()).toMatchObject({ id, status: 'waiting' })
  expect(await row()).toEqual(before)
  await db.updateTable('deliveries').set({ claim: null, status: 'paused' }).execute()
  const refused = await retry()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'paused'])
  expect((await row()).status).toBe('paused')
  expect(app.logs.filter(({ msg }) => msg === 'delivery sent again')).toEqual([])
})

test.each([
  [-1, 409, 0],
  [0, 409, 0],
  [1, 200, 1],
])(
  'a delivery that expires %i ms from now is retried only if it has not expired',
  async (ms, status, count) => {
    await using app = await startTestApp()
    await send(app)
    const expires_at = new Date(app.clock.now().getTime() + ms).toISOString()
    const fail = () =>
      app.database.db.updateTable('deliveries').set({ status: 'failed', expires_at }).execute()
    await fail()
    const admin = await bearer(app)
    const [row] = (await list(app)).rows
    const one = await app.post(`/api/deliveries/${row?.id}/retry`, undefined, admin)
    expect(one.statusCode).toBe(status)
    await fail()
    const all = await app.post('/api/deliveries/retry-failed', undefined, admin)
    expect(all.json()).toEqual({ retried: count, expired: 1 - count, paused: 0 })
  },
)
