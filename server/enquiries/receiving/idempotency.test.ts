import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('repeating a key returns the first receipt, regardless of time and campaign', async () => {
  await using server = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  const first = await server.post(path, { ...ada, elapsed: 9_000 }, key)
  server.clock.advance(3 * 24 * 60 * 60_000)
  const again = await server.post(path, { ...ada, elapsed: 12_345.6, utmSource: 'later' }, key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(await countRows(server)).toBe(1)
})

test('reusing a key with other content is refused', async () => {
  await using server = await startTestApp()
  const key = randomUUID()
  await server.post(path, ada, { 'idempotency-key': key })
  const other = await server.post(
    path,
    { ...ada, message: 'x' },
    { 'idempotency-key': key.toUpperCase() },
  )
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([
    422,
    'idempotency_key_reused',
  ])
  for (const key of ['abc', '00000000-0000-0000-0000-000000000000']) {
    const bad = await server.post(path, ada, { 'idempotency-key': key })
    expect([bad.statusCode, bad.json<{ code: string }>().code], key).toEqual([422, 'invalid'])
  }
  expect(await countRows(server)).toBe(1)
})

test('a key may be a UUID of any variant, since older systems generate such', async () => {
  await using server = await startTestApp()
  const key = { 'idempotency-key': '9D4CC0B1-2F1E-F0A7-1C33-5A0E9C1D77E2' }
  const first = await server.post(path, ada, key)
  expect(first.statusCode).toBe(201)
  expect((await server.post(path, ada, key)).body).toBe(first.body)
  expect(await countRows(server)).toBe(1)
})

test('fifty parallel requests with one key to each of two servers create one enquiry', async () => {
  await using server = await startTestApp()
  await using second = await startTestApp({ beside: server })
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 ? server : second).post(path, ada, key)),
  )
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
  expect(await countRows(server)).toBe(1)
})

test('a client can send thirty enquiries in ten minutes, and other clients are not affected', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const key = { 'idempotency-key': randomUUID() }
  await server.post(path, ada, { ...from('2001:db8::1'), ...key })
  // Repeats do not count, and forty refused ones count as four.
  for (let each = 0; each < 40; each++) {
    await server.post(path, ada, { ...from('2001:db8::1'), ...key })
    await server.post(path, { ...ada, name: '' }, from('2001:db8::1'))
  }
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => server.post(path, ada, from(`2001:db8::${index}`))),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(25)
  expect(refused).toHaveLength(35)
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
  expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect((await server.post(path, ada, from('2001:db8:0:1::1'))).statusCode).toBe(201)
  server.clock.advance(10 * 60_000)
  expect((await server.post(path, ada, from('2001:db8::1'))).statusCode).toBe(201)
})

test('a client over its limit still gets the receipt of a repeated enquiry, up to a limit of its own', async () => {
  await using server = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  const first = await server.post(path, ada, key)
  for (let each = 0; each < 29; each++) await server.post(path, ada)
  expect((await server.post(path, ada)).statusCode).toBe(429)
  for (let each = 0; each < 300; each++) {
    const again = await server.post(path, ada, key)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  }
  const refused = await server.post(path, ada, key)
  expect(refused.statusCode).toBe(429)
  expect(refused.json<{ detail: string }>().detail).toContain('This message has arrived.')
  server.clock.advance(10 * 60_000)
  expect((await server.post(path, ada, key)).body).toBe(first.body)
})

test('after the clock was set back, a repeated form is a repeat for ten minutes and then a new enquiry', async () => {
  await using server = await startTestApp()
  const form = new URLSearchParams({ ...ada, consent: 'on' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async () => (await server.post(path, form, headers)).headers.location
  const first = await send()
  server.clock.advance(-9 * 60_000)
  expect(await send()).toBe(first)
  server.clock.advance(-2 * 60_000)
  const second = await send()
  expect(second).not.toBe(first)
  expect(await send()).toBe(second)
})

test('three hundred refused enquiries use up the same limit as thirty accepted ones', async () => {
  await using server = await startTestApp()
  const refuse = () => server.post(path, { ...ada, name: '' })
  const codes = new Set<number>()
  for (let each = 0; each < 300; each++) codes.add((await refuse()).statusCode)
  expect([...codes]).toEqual([422])
  expect((await refuse()).statusCode).toBe(429)
  expect((await server.post(path, ada)).statusCode).toBe(429)
  server.clock.advance(10 * 60_000)
  expect((await server.post(path, ada)).statusCode).toBe(201)
})

test('an enquiry that could not be stored is not acknowledged, does not count, and can be sent again', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const key = { 'idempotency-key': randomUUID() }
  const { db } = server.database
  await db.schema.alterTable('consents').renameTo('elsewhere').execute()
  for (let each = 0; each < 35; each++)
    expect((await server.post(path, ada, key)).statusCode).toBe(500)
  await db.schema.alterTable('elsewhere').renameTo('consents').execute()
  expect(await countRows(server)).toBe(0)
  expect((await server.post(path, ada, key)).statusCode).toBe(201)
  expect(await countRows(server)).toBe(1)
})

test('an enquiry is not stored if its mails cannot be queued', async () => {
  await using server = await startTestApp({
    env: { NOTIFY_EMAIL: 'one@agency.example' },
    expectErrors: true,
  })
  const { db } = server.database
  const queued = () => db.selectFrom('deliveries').select('kind').execute()
  await db.schema.alterTable('deliveries').renameTo('elsewhere').execute()
  expect((await server.post(path, ada)).statusCode).toBe(500)
  await db.schema.alterTable('elsewhere').renameTo('deliveries').execute()
  expect(await countRows(server)).toBe(0)
  expect((await server.post(path, ada)).statusCode).toBe(201)
  expect(await queued()).toHaveLength(1)
})

type Server = Awaited<ReturnType<typeof startTestApp>>

async function countRows({ database }: Server) {
  const rows = await database.db.selectFrom('contact_submissions').select('id').execute()
  return rows.length
}
