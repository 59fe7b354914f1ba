import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { startSmtpServer } from '#tests/receivers/smtp-server.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'

const enquiry = { name: 'Ann', email: 'ann@shop.example', company: 'Shop', consent: true }
const notify = { NOTIFY_EMAIL: 'one@agency.example', MAIL_FROM: 'hello@agency.example' }

type App = Awaited<ReturnType<typeof startTestApp>>
const send = ({ post }: App) => post('/api/submit-contact-form', enquiry)
const bearer = async (app: App) => ({ authorization: `Bearer ${await app.adminToken()}` })

type Row = { id: string; status: string; attempts: { outcome: string; answer: string }[] }
async function deliveries(app: App, query = '') {
  const answer = await app.get(`/api/deliveries?${query}`, await bearer(app))
  expect(answer.statusCode).toBe(200)
  return answer.json<{ rows: Row[]; total: number | null }>()
}

const refusing = (code: number, words: string): Partial<SMTPServerOptions> => ({
  onRcptTo: (_address, _session, done) =>
    done(Object.assign(new Error(words), { responseCode: code })),
})

test('a permanent refusal is recorded in the words of the mail server, and the mail can be sent again', async () => {
  let refuses = true
  await using smtp = await startSmtpServer({
    onRcptTo: (_address, _session, done) =>
      done(
        refuses
          ? Object.assign(new Error('No such\u0007 user <b>here</b>'), { responseCode: 550 })
          : null,
      ),
  })
  await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
  await send(app)
  await app.outbox.drain()
  const [row] = (await deliveries(app, 'status=failed')).rows
  expect(row).toMatchObject({ status: 'failed', attempts: [{ outcome: 'refused' }] })
  expect(row?.attempts[0]?.answer).toContain('550 No such user <b>here</b>')
  const admin = await bearer(app)
  const health = (await app.get('/api/deliveries/health', admin)).json<{
    state: string
    reason: string
  }>()
  expect(health.state).toBe('broken')
  expect(health.reason).toContain('one@agency.example')
  refuses = false
  app.clock.advance(SECOND)
  expect((await app.post(`/api/deliveries/${row?.id}/retry`, undefined, admin)).statusCode).toBe(
    200,
  )
  await app.outbox.drain()
  expect(smtp.received).toHaveLength(1)
  expect((await deliveries(app)).rows[0]).toMatchObject({
    status: 'sent',
    attempts: [{}, { outcome: 'sent' }],
  })
  expect((await app.get('/api/deliveries/health', admin)).json()).toMatchObject({
    state: 'ok',
    reason: null,
    mail_from: 'hello@agency.example',
  })
})

test.each([421, 451])(
  'after %i the same message is sent again, with delays from seconds to hours',
  async (code) => {
    let attempts = 0
    await using smtp = await startSmtpServer({
      onRcptTo: (_address, _session, done) =>
        done(++attempts < 4 ? Object.assign(new Error('Later'), { responseCode: code }) : null),
    })
    await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
    await send(app)
    const ids = new Set<string>()
    for (let n = 0; n < 4; n++) {
      await app.outbox.drain()
      const row = await app.database.db
        .selectFrom('deliveries')
        .selectAll()
        .executeTakeFirstOrThrow()
      ids.add(row.message_id)
      app.clock.advance(3 * MINUTE)
    }
    expect(ids.size).toBe(1)
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.mail.messageId).toBe(`<${[...ids][0]}@agency.example>`)
    expect((await deliveries(app)).rows[0]?.attempts.map(({ outcome }) => outcome)).toEqual([
      'deferred',
      'deferred',
      'deferred',
      'sent',
    ])
  },
)

test('after 72 hours of increasingly rare attempts a message has failed', async () => {
  await using smtp = await startSmtpServer(refusing(451, 'Later'))
  await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
  await send(app)
  const gaps: number[] = []
  const start = app.clock.now().getTime()
  for (;;) {
    await app.outbox.drain()
    const row = await app.database.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    if (row.status === 'failed') break
    const next = new Date(row.next_attempt_at!).getTime()
    gaps.push(next - app.clock.now().getTime())
    // Longer if the connection itself failed, as it may on a busy machine.
    app.clock.advance(Math.max(next - app.clock.now().getTime(), SECOND))
    expect(next - start).toBeLessThan(72 * HOUR)
  }
  expect(gaps[0]).toBeLessThan(13 * SECOND)
  expect(Math.max(...gaps)).toBeGreaterThan(3 * HOUR)
  expect(Math.max(...gaps)).toBeLessThan(5 * HOUR)
  expect(app.clock.now().getTime() - start).toBeGreaterThan(66 * HOUR)
}, 60_000)

/** A mail server that handles each connection with `greet`. */
async function strangeServer(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    greet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Speaks SMTP up to the end of the message, then closes the connection. */
function dropAfterData(socket: Socket) {
  let inData = false
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (inData) {
      if (text.includes('\r\n.\r\n')) socket.destroy()
      return
    }
    if (text.startsWith('DATA')) {
      inData = true
      socket.write('354 go on\r\n')
    } else socket.write('250 fine\r\n')
  })
}

test.each([
  [
    'is not there',
    async () => ({ url: 'smtp://127.0.0.1:9', [Symbol.asyncDispose]: async () => {} }),
  ],
  ['hangs up at once', () => strangeServer((socket) => socket.destroy())],
  [
    'speaks another language',
    () => strangeServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')),
  ],
  [
    'offers no TLS though the address asks for it',
    async () => {
      const server = await startSmtpServer()
      return { url: `${server.url}?requireTLS=true`, [Symbol.asyncDispose]: server.close }
    },
  ],
  [
    'breaks off TLS',
    async () => {
      const server = await strangeServer((socket) => socket.once('data', () => socket.end('no')))
      return { ...server, url: server.url.replace('smtp:', 'smtps:') }
    },
  ],
  [
    'refuses the password',
    async () => {
      const server = await startSmtpServer({
        onAuth: (_auth, _session, done) =>
          done(Object.assign(new Error('Wrong'), { responseCode: 535 })),
      })
      return {
        url: server.url.replace('://', '://user:wrong@'),
        [Symbol.asyncDispose]: server.close,
      }
    },
  ],
])(
  'no mail is lost by a mail server that %s, and one message at a time probes it',
  async (_what, start) => {
    await using server = await start()
    await using app = await startTestApp({ env: { SMTP_URL: server.url, ...notify } })
    for (let n = 0; n < 8; n++) expect((await send(app)).statusCode).toBe(201)
    await app.outbox.drain()
    const { rows } = await deliveries(app)
    expect(rows.map(({ status }) => status)).toEqual(Array(8).fill('waiting'))
    const attempts = () => app.database.db.selectFrom('delivery_attempts').select('id').execute()
    const first = (await attempts()).length
    expect(first).toBeLessThanOrEqual(5)
    app.clock.advance(6 * SECOND)
    await app.outbox.drain()
    expect(await attempts()).toHaveLength(first + 1)
  },
)

test('no mail is lost by a mail server that hangs up after each message', async () => {
  await using server = await strangeServer(dropAfterData)
  await using app = await startTestApp({ env: { SMTP_URL: server.url, ...notify } })
  for (let n = 0; n < 8; n++) expect((await send(app)).statusCode).toBe(201)
  await app.outbox.drain()
  const { rows } = await deliveries(app)
  expect(rows.map(({ status }) => status)).toEqual(Array(8).fill('waiting'))
  // Which of them its recipient causes is unknown, so each waits for itself.
  expect(rows.map(({ attempts }) => attempts.length)).toEqual(Array(8).fill(1))
})

test('when the mail server recovers, all waiting mail is sent at once', async () => {
  const smtp = await startSmtpServer()
  const { port, url } = smtp
  await smtp.close()
  await using app = await startTestApp({ env: { SMTP_URL: url, ...notify } })
  for (let n = 0; n < 12; n++) await send(app)
  const health = async () => app.get('/api/deliveries/health', await bearer(app))
  for (let minute = 0; minute < 60; minute += 5) {
    await app.outbox.drain()
    // Until a quarter of an hour has passed it may be a temporary fault.
    if (minute === 10) expect((await health()).json()).toMatchObject({ state: 'ok' })
    if (minute === 20) expect((await health()).json()).toMatchObject({ state: 'broken' })
    app.clock.advance(5 * MINUTE)
  }
  expect((await health()).json()).toMatchObject({
    state: 'broken',
    waiting: 12,
    reason: expect.stringContaining('ECONNREFUSED'),
  })
  await using back = await startSmtpServer({ port })
  await app.outbox.drain()
  expect(back.received).toHaveLength(12)
  expect((await health()).json()).toMatchObject({ state: 'ok', waiting: 0 })
})

test('a failing template counts as an attempt with its reason and does not block other messages', async () => {
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({
    env: { SMTP_URL: smtp.url, ...notify },
    renderMail: (_kind, data) => {
      if ('company' in data && data.company === 'Broken') throw new Error('no such block')
      return { subject: 's', html: 'h', text: 't' }
    },
  })
  await app.post('/api/submit-contact-form', { ...enquiry, company: 'Broken' })
  await send(app)
  await app.outbox.drain()
  expect(smtp.received).toHaveLength(1)
  const waiting = await deliveries(app, 'status=waiting')
  expect(waiting).toMatchObject({ total: 1, rows: [{ attempts: [{ outcome: 'deferred' }] }] })
  expect(waiting.rows[0]?.attempts[0]?.answer).toContain('no such block')
})

test('an expired delivery is neither sent nor retried', async () => {
  await using smtp = await startSmtpServer()
  await using app = await startTestApp({ env: { SMTP_URL: smtp.url, ...notify } })
  await send(app)
  await app.database.db
    .updateTable('deliveries')
    .set({ expires_at: new Date(app.clock.now().getTime() + MINUTE).toISOString() })
    .execute()
  app.clock.advance(2 * MINUTE)
  await app.outbox.drain()
  expect(smtp.received).toEqual([])
  const [row] = (await deliveries(app)).rows
  expect(row).toMatchObject({ status: 'failed', attempts: [{ outcome: 'expired' }] })
  const again = await app.post(`/api/deliveries/${row?.id}/retry`, undefined, await bearer(app))
  expect(again.statusCode).toBe(409)
  const all = await app.post('/api/deliveries/retry-failed', undefined, await bearer(app))
  expect(all.json()).toEqual({ retried: 0, expired: 1, paused: 0 })
  expect((await app.get('/api/deliveries/health', await bearer(app))).json()).toMatchObject({
    state: 'ok',
  })
})
