import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { readEnv } from '#server/env.ts'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { createSendWebhook } from './webhook-sender.ts'

type Behaviour = Parameters<typeof startHostileServer>[0]

/** A webhook to a server with this behavior, with one enquiry waiting for it. */
async function start(behave: Behaviour, setting: 'on' | 'off' = 'on', timeoutMs = 10_000) {
  const app = await startTestApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'on' } })
  const server = await startHostileServer(behave)
  const admin = await webhookAdmin(app)
  const webhook = await admin.made(server.url)
  await sendEnquiry(app, { message: 'Zoë' })
  const [row] = await webhookRows(app)
  const { database, clock } = app
  const env = { ...readEnv({}).env!, WEBHOOK_PRIVATE_TARGETS: setting }
  const sendRow = createSendWebhook({ database, env, now: clock.now, timeoutMs })
  return {
    app,
    admin,
    webhook,
    server,
    row: row!,
    send: () => sendRow(row!),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
    },
  }
}

function arrived(request: string | undefined) {
  const [head = '', body = ''] = request?.split('\r\n\r\n') ?? []
  const lines = head.split('\r\n').slice(1)
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
  return { headers, body }
}

test('a webhook arrives exactly as queued, signed according to Standard Webhooks', async () => {
  await using one = await start(answering('200 OK', '', 'thank you'))
  expect(await one.send()).toEqual({ outcome: 'sent', answer: '200 thank you' })
  const { headers, body } = arrived(one.server.requests[0])
  expect(body).toBe(one.row.data)
  expect(headers['webhook-id']).toBe(one.row.message_id)
  expect(headers['content-type']).toBe('application/json')
  expect(new Webhook(one.webhook.secret).verify(body, headers)).toMatchObject({
    data: { enquiry: { message: 'Zoë' } },
  })
  const key = Buffer.from(one.webhook.secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const mac = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${mac}`)
  const altered = body.replace('Engines', 'Motors')
  expect(() => new Webhook(one.webhook.secret).verify(altered, headers)).toThrow('signature')
})

test('a retry has the same id and body, and its own timestamp', async () => {
  await using one = await start(answering('503 Busy'))
  await one.send()
  one.app.clock.advance(2 * MINUTE)
  await one.send()
  const [first, second] = one.server.requests.map(arrived)
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  const timestamps = [first, second].map((each) => Number(each?.headers['webhook-timestamp']))
  expect(timestamps[1]! - timestamps[0]!).toBe(120)
  expect(() => new Webhook(one.webhook.secret).verify(second!.body, second!.headers)).not.toThrow()
})

test('for a day after a rotation both secrets sign, then only the new one', async () => {
  await using one = await start(answering('200 OK'))
  const { secret } = await one.admin.rotate(one.webhook.id)
  await one.send()
  const { headers, body } = arrived(one.server.requests[0])
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  for (const each of [secret, one.webhook.secret])
    expect(() => new Webhook(each).verify(body, headers)).not.toThrow()
  one.app.clock.advance(DAY)
  await one.send()
  const later = arrived(one.server.requests[1])
  expect(later.headers['webhook-signature']?.split(' ')).toHaveLength(1)
})

test('a secret that was rotated out keeps signing for its day even after a second rotation', async () => {
  await using one = await start(answering('200 OK'))
  const { secret: second } = await one.admin.rotate(one.webhook.id)
  const { secret: third } = await one.admin.rotate(one.webhook.id)
  await one.send()
  const { headers, body } = arrived(one.server.requests[0])
  for (const each of [third, second, one.webhook.secret])
    expect(() => new Webhook(each).verify(body, headers)).not.toThrow()
})

test('besides the current secret at most three sign, and none that had expired at the next rotation', async () => {
  await using one = await start(answering('200 OK'))
  const secrets = [one.webhook.secret]
  const signing = async () => {
    await one.send()
    const { headers, body } = arrived(one.server.requests.at(-1))
    const signatures = headers['webhook-signature']!.split(' ')
    const sentAt = new Date(Number(headers['webhook-timestamp']) * SECOND)
    const signed = (secret: string) =>
      signatures.includes(new Webhook(secret).sign(headers['webhook-id']!, sentAt, body))
    return { count: signatures.length, secrets: secrets.filter(signed) }
  }
  const rotate = async () => secrets.push((await one.admin.rotate(one.webhook.id)).secret)
  for (let rotations = 0; rotations < 4; rotations++) await rotate()
  expect(await signing()).toEqual({ count: 4, secrets: secrets.slice(1) })
  one.app.clock.advance(DAY)
  await rotate()
  expect(await signing()).toEqual({ count: 2, secrets: secrets.slice(-2) })
})

test('only 2xx is a success; temporary errors are retried, and permanent ones count as refused', async () => {
  const cases: [string, string, object][] = [
    ['204 No Content', '', { outcome: 'sent', answer: '204' }],
    ['300 Choices', '', { outcome: 'deferred', unreachable: false }],
    ['400 Bad', '', { outcome: 'deferred', unreachable: false }],
    ['401 No', '', { outcome: 'deferred', answer: '401' }],
    ['404 Not Found', '', { outcome: 'deferred', unreachable: false }],
    ['429 Slow', '', { outcome: 'deferred', unreachable: true }],
    ['500 Oops', '', { outcome: 'deferred', unreachable: true }],
    ['410 Gone', '', { outcome: 'refused', answer: 'The address is gone: 410' }],
    ['304 Not Modified', '', { outcome: 'deferred' }],
  ]
  for (const status of ['301 Moved', '302 Found', '303 See', '307 Temporary', '308 Permanent'])
    cases.push([
      status,
      'location: http://127.0.0.1/\r\n',
      {
        outcome: 'refused',
        answer: `${status.slice(0, 3)}: redirects are not followed. Enter the address itself: http://127.0.0.1/`,
      },
    ])
  let next = cases[0]!
  await using one = await start((socket, request) => answering(next[0], next[1])(socket, request))
  for (const each of cases) {
    next = each
    expect(await one.send(), each[0]).toMatchObject(each[2])
  }
})

test('an enquiry reaches a webhook, and its answer is kept as one line of at most 500 characters', async () => {
  const text = `a\r\n\u0000\u001b[31m\u202eb\t${'x'.repeat(5_000)}`
  await using one = await start(answering('202 Accepted', '', text))
  await one.app.app.outbox.drain()
  const { body } = arrived(one.server.requests[0])
  expect(JSON.parse(body)).toMatchObject({ data: { enquiry: { name: 'Ada', message: 'Zoë' } } })
  const [webhook] = (await one.admin.list()).rows
  const { answer } = webhook!.deliveries[0]!.last_attempt!
  expect(webhook!.deliveries[0]).toMatchObject({ status: 'sent', event: 'enquiry.received' })
  expect(answer).toMatch(/^202 a \[31m b x+$/)
  expect(answer).toHaveLength(500)
})

test('a webhook that keeps failing is paused, and the held deliveries are sent when it is resumed', async () => {
  let status = '500 No'
  await using one = await start((socket, request) => answering(status)(socket, request))
  const { outbox } = one.app.app
  for (let hours = 0; hours <= 84; hours += 6) {
    await outbox.drain()
    one.app.clock.advance(6 * HOUR)
  }
  const [paused] = (await one.admin.list()).rows
  expect(paused).toMatchObject({ paused_at: expect.any(String), failing_since: expect.any(String) })
  expect(paused!.deliveries).toMatchObject([{ status: 'paused', last_attempt: { answer: '500' } }])
  const tried = one.server.requests.length
  await outbox.drain()
  expect(one.server.requests).toHaveLength(tried)
  status = '200 OK'
  await one.admin.change(one.webhook.id, { paused: false })
  await outbox.drain()
  const [resumed] = (await one.admin.list()).rows
  expect(resumed).toMatchObject({ paused_at: null, failing_since: null })
  expect(resumed!.deliveries).toMatchObject([{ status: 'sent' }])
  expect(one.server.requests).toHaveLength(tried + 1)
})

test('a refusal is reported until the address is corrected or a delivery succeeds', async () => {
  let status = '410 Gone'
  await using one = await start((socket, request) => answering(status)(socket, request))
  const reason = async () => {
    const answer = await one.app.get('/api/deliveries/health', await one.admin.headers())
    return answer.json<{ reason: string }>().reason
  }
  const { outbox } = one.app.app
  await outbox.drain()
  const { host } = new URL(one.server.url)
  expect(await reason()).toBe(
    `A webhook to ${host} was refused. Last answer: The address is gone: 410. Correct its address in the settings, then send it again.`,
  )
  await one.admin.change(one.webhook.id, { url: `${one.server.url}/new` })
  expect(await reason()).toContain('SMTP_URL is not set')
  await one.app.post(`/api/deliveries/${one.row.id}/retry`, undefined, await one.admin.headers())
  await outbox.drain()
  expect(await reason()).toContain(`A webhook to ${host} was refused.`)
  status = '200 OK'
  await sendEnquiry(one.app)
  await outbox.drain()
  expect(await reason()).toContain('SMTP_URL is not set')
  expect(one.server.requests[1]).toContain('POST /hook/new ')
})

test('a delivery to a target that cannot be reached is deferred, and the target is reported as unreachable', async () => {
  await using hanging = await start(() => {}, 'on', 300)
  expect(await hanging.send()).toEqual({
    outcome: 'deferred',
    answer: 'No answer within 0.3 seconds.',
    unreachable: true,
  })
  await using closing = await start((socket) => socket.destroy())
  expect(await closing.send()).toMatchObject({ outcome: 'deferred', unreachable: true })
  // It waits for the end of a request that never begins: the target's first bytes are not HTTP.
  await using plain = await start(answering('200 OK'), 'on', 300)
  await plain.admin.change(plain.webhook.id, { url: plain.server.url.replace('http', 'https') })
  expect(await plain.send()).toMatchObject({ outcome: 'deferred', unreachable: true })
})

test('if a name has several addresses, the answer says why each of them failed', async () => {
  await using one = await start(answering('200 OK'))
  await one.admin.change(one.webhook.id, { url: 'http://several.example:1/' })
  const { database, clock } = one.app
  const send = createSendWebhook({
    database,
    env: { WEBHOOK_PRIVATE_TARGETS: 'on' },
    now: clock.now,
    lookup: (_host, _options, callback) =>
      callback(
        null,
        ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })),
      ),
  })
  expect(await send(one.row)).toMatchObject({
    outcome: 'deferred',
    answer: 'connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.2:1',
  })
})

test('a private target is refused at connection time, whatever it was when it was added', async () => {
  await using one = await start(answering('200 OK'), 'off')
  expect(await one.send()).toMatchObject({
    outcome: 'refused',
    answer: expect.stringContaining('private network (127.0.0.1)'),
    untried: true,
  })
  const { href } = new URL(one.server.url.replace('127.0.0.1', 'localtest'))
  const { database, clock } = one.app
  await one.admin.change(one.webhook.id, { url: href })
  const send = createSendWebhook({
    database,
    env: { WEBHOOK_PRIVATE_TARGETS: 'off' },
    now: clock.now,
    lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  expect(await send(one.row)).toMatchObject({ outcome: 'refused' })
  expect(one.server.requests).toEqual([])
})

test('nothing is sent for a deleted webhook', async () => {
  await using one = await start(answering('200 OK'))
  await one.admin.remove(one.webhook.id)
  expect(await one.send()).toEqual({
    outcome: 'refused',
    answer: 'The webhook was deleted.',
    untried: true,
  })
  expect(one.server.requests).toEqual([])
})
