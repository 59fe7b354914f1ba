import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { currentConsent } from '#contract/consent.ts'
import { DAY } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('an enquiry is stored with every field, its origin and the consent', async () => {
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
    version: 1,
    answered_at: null,
    due_at: new Date(server.clock.now().getTime() + DAY).toISOString(),
    stage: 'new',
    owner_id: null,
    follow_up_at: null,
    value_cents: null,
    lost_reason: null,
    binned_at: null,
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

test('no consent text is recorded for a client that showed no form or names an unknown version', async () => {
  await using server = await startTestApp()
  for (const consentVersion of [undefined, null, 'made-up', '\u0000'])
    expect((await server.post(path, { ...ada, consentVersion })).statusCode).toBe(201)
  const consents = await server.database.db.selectFrom('consents').selectAll().execute()
  expect(consents.map(({ version, text }) => [version, text])).toEqual(
    consents.map(() => [null, null]),
  )
  expect(consents).toHaveLength(4)
})

test('with Global Privacy Control no ad click ids are stored, but the campaign is', async () => {
  await using server = await startTestApp()
  const referrer = 'https://shop.example/list?gclid=g#top'
  const touch = { gclid: 'g', fbclid: 'f', utmSource: 'news', referrer }
  const sent = { ...ada, ...touch, pagePath: '/contact?fbclid=f', firstTouch: touch }
  await server.post(path, sent, { 'sec-gpc': '1' })
  const { gclid, fbclid, utm_source, first_touch, ...row } = await onlyRow(server)
  expect({ gclid, fbclid, utm_source }).toEqual({ gclid: null, fbclid: null, utm_source: 'news' })
  const cut = 'https://shop.example/list'
  expect([row.referrer, row.page_path]).toEqual([cut, '/contact'])
  expect(JSON.parse(first_touch ?? '')).toMatchObject({
    gclid: null,
    fbclid: null,
    utmSource: 'news',
    referrer: cut,
  })
  const consent = await server.database.db.selectFrom('consents').select('gpc').executeTakeFirst()
  expect(consent?.gpc).toBe(1)
})

test('the sending page is taken from the Referer if the form does not name it', async () => {
  await using server = await startTestApp()
  await server.post(path, ada, { referer: 'http://localhost/contact?utm_source=x#form' })
  expect((await onlyRow(server)).page_path).toBe('/contact')
})

test('missing fields are reported first, then missing consent', async () => {
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
    errors: [
      { path: 'name', message: 'Enter your name.' },
      { path: 'email', message: 'Enter your email address.' },
      { path: 'company', message: 'Enter the name of your company.' },
    ],
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

test('fields that only the server sets are ignored in a request', async () => {
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

test('an enquiry with a filled decoy field gets the ordinary answer and goes to quarantine', async () => {
  await using server = await startTestApp()
  const answer = await server.post(path, { ...ada, fax: '+1 555' })
  expect(answer.statusCode).toBe(201)
  expect(Object.keys(answer.json())).toEqual(['id', 'created_at'])
  expect(await onlyRow(server)).toMatchObject({
    quarantined: 1,
    quarantine_reason: 'A field that people cannot see was filled in.',
  })
})

test('a message repeated word for word from another address is quarantined if it was also sent fast', async () => {
  await using server = await startTestApp()
  const message = 'What would you charge for the storage of two hundred parcels, three months long?'
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

type Server = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const onlyRow = ({ database }: Server) =>
  database.db.selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow()

async function countRows({ database }: Server) {
  const rows = await database.db.selectFrom('contact_submissions').select('id').execute()
  return rows.length
}
