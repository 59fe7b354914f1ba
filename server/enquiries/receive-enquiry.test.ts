import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentConsent } from '#contract/consent.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('an enquiry is kept whole, with where it came from and what was agreed to', async () => {
  await using server = await startTestApp()
  const answer = await server.post(
    path,
    {
      ...ada,
      name: '  Ada Lovelace ',
      website: 'engines.example',
      revenueRange: '< $50K/month',
      primaryNeed: 'Retention & LTV',
      message: 'One line\nand another',
      marketingConsent: true,
      consentVersion: currentConsent.version,
      pagePath: '/contact',
      origin: 'home: Book a Strategy Call',
      utmSource: 'news',
      gclid: 'g1',
      referrer: 'https://search.example/',
      firstTouch: { utmSource: 'first', landingPath: '/services', at: '2026-11-20T10:00:00.000Z' },
    },
    { 'user-agent': 'Lynx' },
  )
  expect(answer.statusCode).toBe(201)
  const time = server.clock.now().toISOString()
  const { id } = answer.json<{ id: string }>()
  expect(answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), created_at: time })

  const token = await server.adminToken()
  const read = await server.get(`/api/contact_submissions/${id}`, bearer(token))
  const touch = { utmMedium: null, utmCampaign: null, utmContent: null, utmTerm: null }
  expect(read.json()).toEqual({
    id,
    name: 'Ada Lovelace',
    email: 'ada@shop.example',
    company: 'Engines',
    website: 'engines.example',
    revenue_range: '< $50K/month',
    primary_need: 'Retention & LTV',
    message: 'One line\nand another',
    created_at: time,
    utm_source: 'news',
    utm_medium: null,
    utm_campaign: null,
    utm_content: null,
    utm_term: null,
    gclid: 'g1',
    fbclid: null,
    referrer: 'https://search.example/',
    page_path: '/contact',
    origin: 'home: Book a Strategy Call',
    first_touch: {
      ...touch,
      utmSource: 'first',
      gclid: null,
      fbclid: null,
      referrer: null,
      landingPath: '/services',
      at: '2026-11-20T10:00:00.000Z',
    },
    quarantined: false,
    quarantine_reason: null,
    consent: {
      version: currentConsent.version,
      text: currentConsent.enquiry,
      marketing: true,
      marketing_text: currentConsent.marketing,
      given_at: time,
      page_path: '/contact',
      ip: '127.0.0.1',
      user_agent: 'Lynx',
      gpc: false,
    },
  })
})

test('a client that showed no form agrees to no words of ours, and a made-up version to none either', async () => {
  await using server = await startTestApp()
  for (const consentVersion of [undefined, null, 'made-up', '\u0000'])
    expect((await server.post(path, { ...ada, consentVersion })).statusCode).toBe(201)
  const consents = await server.database.db.selectFrom('consents').selectAll().execute()
  expect(consents.map(({ version, text }) => [version, text])).toEqual(
    consents.map(() => [null, null]),
  )
  expect(consents).toHaveLength(4)
})

test('whoever opts out by Global Privacy Control leaves no ad click ids, and their campaign stays', async () => {
  await using server = await startTestApp()
  const touch = { gclid: 'g', fbclid: 'f', utmSource: 'news' }
  await server.post(path, { ...ada, ...touch, firstTouch: touch }, { 'sec-gpc': '1' })
  const { gclid, fbclid, utm_source, first_touch } = await onlyRow(server)
  expect({ gclid, fbclid, utm_source }).toEqual({ gclid: null, fbclid: null, utm_source: 'news' })
  expect(JSON.parse(first_touch ?? '')).toMatchObject({
    gclid: null,
    fbclid: null,
    utmSource: 'news',
  })
  const consent = await server.database.db.selectFrom('consents').select('gpc').executeTakeFirst()
  expect(consent?.gpc).toBe(1)
})

test('the page that sent the enquiry is known by the Referer when the form does not say', async () => {
  await using server = await startTestApp()
  await server.post(path, ada, { referer: 'http://localhost/contact?utm_source=x#form' })
  expect((await onlyRow(server)).page_path).toBe('/contact')
})

test('missing fields come first, then consent', async () => {
  await using server = await startTestApp()
  const all = await server.post(path, { name: ' \t', email: '', consent: false })
  expect(all.statusCode).toBe(422)
  expect(all.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(all.json()).toEqual({
    type: 'about:blank',
    title: 'Missing Information',
    status: 422,
    detail: 'Please fill in all required fields (name, email, and company).',
    code: 'missing_information',
    errors: ['name', 'email', 'company'].map((each) => ({ path: each, message: 'is required' })),
  })
  const consent = await server.post(path, { ...ada, consent: false })
  expect(consent.json()).toMatchObject({
    status: 422,
    title: 'Consent Required',
    detail: 'Please agree to receive communications from us.',
    code: 'consent_required',
    errors: [{ path: 'consent' }],
  })
  expect(await countRows(server)).toBe(0)
})

test('the same key answers the first receipt again, whatever the time and the campaign', async () => {
  await using server = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  const first = await server.post(path, { ...ada, elapsed: 9_000 }, key)
  server.clock.advance(3 * 24 * 60 * 60_000)
  const again = await server.post(path, { ...ada, elapsed: 12_345.6, utmSource: 'later' }, key)
  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(await countRows(server)).toBe(1)
})

test('the same key with other words is refused', async () => {
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
  const bad = await server.post(path, ada, { 'idempotency-key': 'abc' })
  expect([bad.statusCode, bad.json<{ code: string }>().code]).toEqual([422, 'invalid'])
  expect(await countRows(server)).toBe(1)
})

test('fifty parallel sendings with one key to each of two servers are one enquiry', async () => {
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

test('thirty enquiries in ten minutes are taken from a client, and others are not touched by that', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const key = { 'idempotency-key': randomUUID() }
  await server.post(path, ada, { ...from('2001:db8::1'), ...key })
  // Neither repeats nor faulty ones count.
  for (let each = 0; each < 40; each++) {
    await server.post(path, ada, { ...from('2001:db8::1'), ...key })
    await server.post(path, { ...ada, name: '' }, from('2001:db8::1'))
  }
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => server.post(path, ada, from(`2001:db8::${index}`))),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(29)
  expect(refused).toHaveLength(31)
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
  expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect((await server.post(path, ada, from('2001:db8:0:1::1'))).statusCode).toBe(201)
  server.clock.advance(10 * 60_000)
  expect((await server.post(path, ada, from('2001:db8::1'))).statusCode).toBe(201)
})

test('nobody sets what only the server may', async () => {
  await using server = await startTestApp()
  const wish = { id: randomUUID(), created_at: '1999-01-01T00:00:00.000Z', quarantined: 1 }
  const more = {
    quarantine_reason: 'x',
    submission_id: 'x',
    ip: '9.9.9.9',
  }
  expect((await server.post(path, { ...ada, ...wish, ...more })).statusCode).toBe(201)
  const row = await onlyRow(server)
  expect(row.id).not.toBe(wish.id)
  expect(row.created_at).toBe(server.clock.now().toISOString())
  expect([row.quarantined, row.quarantine_reason]).toEqual([0, null])
})

test('a filled decoy is answered as ever and kept apart', async () => {
  await using server = await startTestApp()
  const answer = await server.post(path, { ...ada, fax: '+1 555' })
  expect(answer.statusCode).toBe(201)
  expect(Object.keys(answer.json())).toEqual(['id', 'created_at'])
  expect(await onlyRow(server)).toMatchObject({
    quarantined: 1,
    quarantine_reason: 'A field that people cannot see was filled in.',
  })
})

test('a message that several addresses send word for word is a sign, and with a second one kept apart', async () => {
  await using server = await startTestApp()
  const message = 'We can bring your website to the first place of every search engine within days.'
  const send = (email: string) => server.post(path, { ...ada, email, message, elapsed: 900 })
  for (const name of ['one', 'two']) await send(`${name}@x.example`)
  const rows = await server.database.db
    .selectFrom('contact_submissions')
    .select(['email', 'quarantine_reason'])
    .orderBy('email')
    .execute()
  expect(rows).toEqual([
    { email: 'one@x.example', quarantine_reason: null },
    {
      email: 'two@x.example',
      quarantine_reason:
        'Several signs together: it was sent 0.9 seconds after the form appeared and the same message came from another address within a day.',
    },
  ])
})

test('an enquiry that could not be written is not acknowledged, costs no point, and can be sent again', async () => {
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

type Server = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const onlyRow = ({ database }: Server) =>
  database.db.selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow()

async function countRows({ database }: Server) {
  const rows = await database.db.selectFrom('contact_submissions').select('id').execute()
  return rows.length
}
