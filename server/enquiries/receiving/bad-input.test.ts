import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
const unlimited = { env: { RATE_LIMITS: 'off' } }
const json = { 'content-type': 'application/json' }

test('a body that cannot be parsed is refused with a sentence', async () => {
  await using server = await startTestApp()
  const cases: [string | Buffer, Record<string, string>, number, string][] = [
    ['{"name":', json, 400, 'not_parseable'],
    ['name=Ada', json, 400, 'not_parseable'],
    [
      Buffer.from(JSON.stringify({ ...ada, name: 'Zo\u00eb' }), 'latin1'),
      json,
      400,
      'not_parseable',
    ],
    ['{"__proto__":{"consent":true}}', json, 400, 'not_parseable'],
    ['{"constructor":{"prototype":{"x":1}}}', json, 400, 'not_parseable'],
    [
      JSON.stringify(ada),
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'unsupported_media_type',
    ],
    [JSON.stringify(ada), { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [JSON.stringify(ada), { 'content-type': 'application/xml' }, 415, 'unsupported_media_type'],
    ['--x', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported_media_type'],
    [JSON.stringify({ ...ada, message: 'x'.repeat(70_000) }), json, 413, 'too_large'],
  ]
  for (const [body, headers, status, code] of cases) {
    const answer = await server.post(path, body, headers)
    expect([answer.statusCode, answer.json()], String(body).slice(0, 40)).toEqual([
      status,
      expect.objectContaining({ status, code, detail: expect.stringMatching(/^[A-Z].+\.$/) }),
    ])
  }
})

test('a value of the wrong type is refused with the name of its field', async () => {
  await using server = await startTestApp()
  const cases: [unknown, string][] = [
    [[], ''],
    ['text', ''],
    [7, ''],
    [null, ''],
    [{ ...ada, consent: 1 }, 'consent'],
    [{ ...ada, consent: 'true' }, 'consent'],
    [{ ...ada, consent: { toString: 'x' } }, 'consent'],
    [{ ...ada, name: 5 }, 'name'],
    [{ ...ada, name: ['Ada'] }, 'name'],
    [{ ...ada, name: 'Ada\r\nBcc: x@evil.test' }, 'name'],
    [{ ...ada, name: 'A\u0000da' }, 'name'],
    [{ ...ada, name: 'x'.repeat(201) }, 'name'],
    [{ ...ada, email: 'ada' }, 'email'],
    [{ ...ada, email: 'ada@shop.example, bob@shop.example' }, 'email'],
    [{ ...ada, email: 'Ada <ada@shop.example>' }, 'email'],
    [{ ...ada, company: 'Engines \ud800' }, 'company'],
    [{ ...ada, website: 'x'.repeat(501) }, 'website'],
    [{ ...ada, revenueRange: '<$50K/month' }, 'revenueRange'],
    [{ ...ada, primaryNeed: 'Everything' }, 'primaryNeed'],
    [{ ...ada, message: 'x'.repeat(5_001) }, 'message'],
    [{ ...ada, message: 'nul \u0000' }, 'message'],
    [{ ...ada, message: '\udc00 lone' }, 'message'],
    [{ ...ada, utmSource: {} }, 'utmSource'],
    [{ ...ada, firstTouch: 'yesterday' }, 'firstTouch'],
  ]
  for (const [body, field] of cases) {
    const answer = await server.post(path, JSON.stringify(body), json)
    expect([answer.statusCode, answer.json()], JSON.stringify(body).slice(0, 80)).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid',
        detail: expect.stringMatching(/^[A-Z].+\.$/),
        errors: expect.arrayContaining([{ path: field, message: expect.any(String) }]),
      }),
    ])
    expect(answer.json<{ detail: string }>().detail).not.toMatch(/invalid input|zod|expected/i)
  }
  expect(await server.database.db.selectFrom('contact_submissions').select('id').execute()).toEqual(
    [],
  )
})

test('every validation message is a sentence of our own', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const create = (body: object) => server.post('/api/admin-create-user', body, headers)
  const account = { email: 'a@staff.example', password: 'a long enough password' }
  const said = {
    'The request must be an object.': await server.post(path, '[]', json),
    'Name must be text.': await server.post(path, { ...ada, name: 5 }),
    'Consent must be true or false.': await server.post(path, { ...ada, consent: 'yes' }),
    'Limit must be at least 1.': await server.get('/api/contact_submissions?limit=0', headers),
    'Limit must be at most 200.': await server.get('/api/user_roles?limit=201', headers),
    'Limit must be a whole number.': await server.get('/api/user_roles?limit=1.5', headers),
    'Limit must be a number.': await server.get('/api/user_roles?limit=all', headers),
    'Cursor must be at most 200 characters long.': await server.get(
      `/api/user_roles?cursor=${'x'.repeat(201)}`,
      headers,
    ),
    'Role must be one of: user, admin.': await create({ ...account, role: 'owner' }),
    'Email is missing.': await create({ password: account.password }),
  }
  for (const [detail, answer] of Object.entries(said))
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([422, detail])
})

test('missing fields and missing consent are reported before an invalid email', async () => {
  await using server = await startTestApp()
  const codeOf = async (body: object) =>
    (await server.post(path, body)).json<{ code: string }>().code
  expect(await codeOf({ name: '', email: 'abc' })).toBe('missing_information')
  expect(await codeOf({ ...ada, email: 'abc', consent: false })).toBe('consent_required')
  expect(await codeOf({ ...ada, email: 'abc' })).toBe('invalid')
})

test('missing fields and missing consent are reported before invalid values of other fields', async () => {
  await using server = await startTestApp()
  const problemOf = async (body: object) => {
    const { status, code, errors } = (await server.post(path, body)).json()
    return [status, code, errors.map((error: { path: string }) => error.path)]
  }
  const wrong = { primaryNeed: 'Everything', message: 'x'.repeat(5_001) }
  const texts = ['name', 'email', 'company']
  expect(await problemOf(wrong)).toEqual([422, 'missing_information', texts])
  const some = { ...ada, name: ' ', company: null, consent: false, ...wrong }
  expect(await problemOf(some)).toEqual([422, 'missing_information', ['name', 'company']])
  expect(await problemOf({ ...ada, consent: false, ...wrong })).toEqual([
    422,
    'consent_required',
    ['consent'],
  ])
  expect(await problemOf({ ...ada, ...wrong })).toEqual([
    422,
    'invalid',
    ['primaryNeed', 'message'],
  ])
  expect(await problemOf({ ...ada, name: 5, company: '' })).toEqual([
    422,
    'missing_information',
    ['company'],
  ])
})

test('required fields without a visible character are missing', async () => {
  await using server = await startTestApp()
  const answer = await server.post(path, { ...ada, name: '\u200b', company: '\u2800' })
  const paths = answer.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)
  expect([answer.statusCode, paths]).toEqual([422, ['name', 'company']])
})

test('unusual but valid text is stored unchanged', async () => {
  await using server = await startTestApp(unlimited)
  const texts = [
    '<script>alert(1)</script>',
    `<img src=x onerror="alert('x')">`,
    '=HYPERLINK("https://evil.test")',
    '+1+1',
    '@SUM(A1)',
    "'; drop table contact_submissions; --",
    '%s %n ${7*7} {{7*7}}',
    'שלום \u200fgnp.exe',
    'Zoë 王小明 Ω ﷽ 👩🏽‍🚀',
    'null',
    '\u200bzero\u200bwidth\u200b',
    '\\u0000 \\ud800',
  ]
  for (const text of texts) {
    const answer = await server.post(path, {
      ...ada,
      name: text,
      company: text,
      website: text,
      message: text,
    })
    expect(answer.statusCode, text).toBe(201)
  }
  const longest = '🚀'.repeat(2_500)
  expect((await server.post(path, { ...ada, message: longest })).statusCode).toBe(201)
  const rows = await server.database.db
    .selectFrom('contact_submissions')
    .select(['name', 'company', 'website', 'message'])
    .orderBy('created_at')
    .execute()
  for (const text of texts)
    expect(rows).toContainEqual({ name: text, company: text, website: text, message: text })
  expect(rows.map(({ message }) => message)).toContain(longest)
})

test('marks that turn the direction of the text around them are removed from lines, and kept in the message', async () => {
  await using server = await startTestApp(unlimited)
  const turned = 'Ann \u202egnp.exe\u202c \u2066Lee\u2069\u200f'
  const fields = { name: turned, company: `\u202e ${turned}`, website: turned, message: turned }
  expect((await server.post(path, { ...ada, ...fields })).statusCode).toBe(201)
  const row = await server.database.db
    .selectFrom('contact_submissions')
    .select(['name', 'company', 'website', 'message'])
    .executeTakeFirstOrThrow()
  const line = 'Ann gnp.exe Lee\u200f'
  expect(row).toEqual({ name: line, company: line, website: line, message: turned })
})

test('invalid data about the visit never causes an enquiry to be refused', async () => {
  await using server = await startTestApp(unlimited)
  const strange = [
    { utmSource: 'x'.repeat(30_000) },
    { referrer: 'a\u0000b\r\nc' },
    { pagePath: '\ud800' },
    { firstTouch: { landingPath: '\u0000', at: 'not a time' } },
    { elapsed: -5 },
    { elapsed: 1e300 },
    { elapsed: 'long' },
    { consentVersion: '1066-10' },
    { fax: '' },
    { somethingElse: { deep: [1, 2, 3] } },
  ]
  for (const more of strange)
    expect(
      (await server.post(path, { ...ada, ...more })).statusCode,
      JSON.stringify(more).slice(0, 60),
    ).toBe(201)
  const { referrer } = await server.database.db
    .selectFrom('contact_submissions')
    .select('referrer')
    .where('referrer', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(referrer).toBe('abc')
})

test('the stored visit of an enquiry takes less space than the text its visitor may write', async () => {
  await using server = await startTestApp(unlimited)
  const long = 'x'.repeat(1_500)
  const names = 'utmSource utmMedium utmCampaign utmContent utmTerm gclid fbclid referrer'.split(
    ' ',
  )
  const touch = Object.fromEntries(names.map((name) => [name, long]))
  const firstTouch = { ...touch, landingPath: long, at: long }
  const visit = { ...touch, pagePath: long, origin: long, firstTouch }
  expect((await server.post(path, { ...ada, ...visit })).statusCode).toBe(201)
  const row = await server.database.db
    .selectFrom('contact_submissions')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.utm_source).toBe('x'.repeat(300))
  expect(JSON.stringify(row).length).toBeLessThan(8_000)
})

test('five hundred random requests cause no server error', async () => {
  await using server = await startTestApp(unlimited)
  const random = seeded(20_261_120)
  const statuses = new Set<number>()
  for (let round = 0; round < 500; round++) {
    const { body, headers } = randomRequest(random)
    const { statusCode } = await server.post(path, body, headers)
    statuses.add(statusCode)
    expect(statusCode, `round ${round}: ${body.toString().slice(0, 200)}`).toBeLessThan(500)
  }
  expect([...statuses].toSorted((a, b) => a - b)).toEqual(
    expect.arrayContaining([201, 303, 400, 415, 422]),
  )
})

type Random = (below: number) => number

/** A linear congruential generator: the same requests in every run. */
function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomRequest(random: Random) {
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const noise = () =>
    String.fromCharCode(...Array.from({ length: random(40) }, () => random(0x10000)))
  const value = (): unknown =>
    pick([
      noise,
      () => random(1e9),
      () => null,
      () => true,
      () => [],
      () => ({ a: noise() }),
      () => 'ok',
    ])()
  const valid: Record<string, unknown> = { ...ada }
  const names = [
    'name',
    'email',
    'company',
    'website',
    'revenueRange',
    'message',
    'consent',
    'elapsed',
    'fax',
    'firstTouch',
    'utmTerm',
    noise(),
  ]
  for (let change = random(3); change > 0; change--) valid[pick(names)] = value()
  const form = () => new URLSearchParams({ ...ada, consent: 'on', message: noise() }).toString()
  const broken = (text: string) =>
    text.slice(0, random(text.length)) + pick(['%', '%ff', '"', '{', ''])
  const kinds: (() => { type: string; body: string | Buffer })[] = [
    () => ({ type: 'application/json', body: JSON.stringify(valid) }),
    () => ({ type: 'application/json', body: broken(JSON.stringify(valid)) }),
    () => ({
      type: 'application/json',
      body: Buffer.from(Array.from({ length: 60 }, () => random(256))),
    }),
    () => ({ type: 'application/x-www-form-urlencoded', body: form() }),
    () => ({ type: 'application/x-www-form-urlencoded', body: broken(form()) }),
    () => ({
      type: pick(['text/plain', 'a/b', 'application/json; charset=x', 'multipart/form-data']),
      body: noise(),
    }),
  ]
  const { type, body } = pick(kinds)()
  return {
    body,
    headers: { 'content-type': type, 'idempotency-key': pick([crypto.randomUUID(), '']) },
  }
}
