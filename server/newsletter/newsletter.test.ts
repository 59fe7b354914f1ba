import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { refusedForm } from '#build/slots/refused-form.ts'
import { newsletterConsent } from '#contract/consent.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/subscribe'
const consentVersion = newsletterConsent.version
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type App = Awaited<ReturnType<typeof startTestApp>>
const kept = ({ database }: App) =>
  database.db.selectFrom('newsletter_subscribers').selectAll().execute()

test('an address is stored at once, unconfirmed, with its consent text, time, page and client', async () => {
  await using app = await startTestApp()
  const answer = await app.post(
    path,
    { email: ' Ann@Shop.example ', consentVersion },
    { referer: 'http://localhost/resources?type=Guide', 'user-agent': 'A browser' },
  )
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ email: 'ann@shop.example' })
  expect(await kept(app)).toEqual([
    {
      id: expect.any(String),
      email: 'ann@shop.example',
      created_at: app.clock.now().toISOString(),
      confirmed_at: null,
      unsubscribed_at: null,
      consent_version: consentVersion,
      consent_text: newsletterConsent.text,
      page_path: '/resources',
      ip: '127.0.0.1',
      user_agent: 'A browser',
    },
  ])
})

test('a known address gets the same answer and keeps its first record', async () => {
  await using app = await startTestApp()
  const first = await app.post(path, { email: 'ann@shop.example', consentVersion })
  const [before] = await kept(app)
  app.clock.advance(60_000)
  const again = await app.post(path, { email: 'ANN@shop.example' })
  const shape = ({ statusCode, body, headers }: typeof first) => {
    return { statusCode, body, headers: Object.keys(headers) }
  }
  expect(shape(again)).toEqual(shape(first))
  expect(await kept(app)).toEqual([before])
})

test('concurrent subscriptions of one address create one subscriber', async () => {
  await using app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.post(path, { email: 'ann@shop.example' })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(202))
  expect(await kept(app)).toHaveLength(1)
})

test('a consent version that no form has shown is not recorded', async () => {
  await using app = await startTestApp()
  await app.post(path, { email: 'ann@shop.example', consentVersion: '1999-01' })
  expect(await kept(app)).toMatchObject([{ consent_version: null, consent_text: null }])
})

test.each(['', 'ann', 'ann@', 'a b@shop.example', 'ann@shop.example\r\nbcc: all'])(
  '%j is refused as an address',
  async (email) => {
    await using app = await startTestApp()
    const answer = await app.post(path, { email })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ path: 'email' }] })
    expect(await kept(app)).toEqual([])
  },
)

test('one client can subscribe ten addresses in ten minutes', async () => {
  await using app = await startTestApp()
  const send = (n: number, ip = '10.0.0.1') =>
    app.app.inject({
      method: 'POST',
      url: path,
      payload: { email: `a${n}@shop.example` },
      remoteAddress: ip,
    })
  for (let n = 0; n < 10; n++) expect((await send(n)).statusCode).toBe(202)
  const refused = await send(10)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(11, '10.0.0.2')).statusCode).toBe(202)
  app.clock.advance(10 * 60_000)
  expect((await send(12)).statusCode).toBe(202)
  expect(await kept(app)).toHaveLength(12)
})

const html = `<!doctype html><html lang="en"><head><script type="module" src="/assets/boot.js"></script>
  </head><body><form method="post" action="/api/subscribe"
  data-invalid="Enter an email address."><input name="email" type="email">
  <p data-error-for="email" hidden=""></p></form></body></html>`

const newsletterPage = {
  ...refusedForm(html, { action: path, fields: ['email'], message: [] }),
  styleHash: "'sha256-abc='",
}
const slottedPages = { 'resources-refused': newsletterPage }

test('a plain form is redirected to the thank-you page, whether the address is known or not', async () => {
  await using app = await startTestApp({ slottedPages })
  const body = new URLSearchParams({ email: 'ann@shop.example', consentVersion }).toString()
  for (let time = 0; time < 2; time++) {
    const answer = await app.post(path, body, form)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/resources/subscribed')
  }
  expect(await kept(app)).toMatchObject([{ consent_version: consentVersion }])
})

test('a plain form with an invalid address comes back with it and with the error', async () => {
  await using app = await startTestApp({ slottedPages })
  const email = 'ann "x" <b>'
  const answer = await app.post(path, new URLSearchParams({ email }).toString(), form)
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='")
  const $ = load(answer.body)
  expect($('[name=email]').attr()).toMatchObject({ value: email, 'aria-invalid': 'true' })
  expect($('[data-error-for=email]:not([hidden])').text()).toBe('Enter an email address.')
  expect($('script[src]')).toHaveLength(0)
})

test('a plain form over the limit comes back with a note on what to do', async () => {
  await using app = await startTestApp({ slottedPages })
  const send = (n: number) => app.post(path, `email=a${n}%40shop.example`, form)
  for (let n = 0; n < 10; n++) await send(n)
  const answer = await send(10)
  expect(answer.statusCode).toBe(429)
  const $ = load(answer.body)
  expect($('[name=email]').attr('value')).toBe('a10@shop.example')
  expect($('[name=email]').attr('aria-invalid')).toBeUndefined()
  expect($('[data-error-for=email]:not([hidden])').text()).toContain('Please wait a few minutes')
})

test('a hundred refused addresses use up the same limit as ten accepted ones', async () => {
  await using app = await startTestApp({ slottedPages })
  for (let n = 0; n < 100; n++)
    expect((await app.post(path, 'email=nobody', form)).statusCode).toBe(422)
  const answer = await app.post(path, 'email=nobody', form)
  expect(answer.statusCode).toBe(429)
  expect(load(answer.body)('[name=email]').attr('value')).toBe('nobody')
  app.clock.advance(10 * 60_000)
  expect((await app.post(path, 'email=ann%40shop.example', form)).statusCode).toBe(303)
})

test('admins read the list newest first and page by page, and nobody else can read it', async () => {
  await using app = await startTestApp()
  for (const name of ['first', 'second', 'third']) {
    await app.post(path, { email: `${name}@shop.example`, consentVersion })
    app.clock.advance(1_000)
  }
  type Page = { rows: { email: string }[]; total: number; next: string | null }
  const bearer = async (role: 'admin' | 'user') => ({
    authorization: `Bearer ${await app.adminToken(role)}`,
  })
  const admin = await bearer('admin')
  const list = '/api/newsletter_subscribers?limit=2'
  const page = (await app.get(list, admin)).json<Page>()
  expect(page.rows.map(({ email }) => email)).toEqual(['third@shop.example', 'second@shop.example'])
  expect(page.total).toBe(3)
  const rest = (await app.get(`${list}&cursor=${page.next}`, admin)).json<Page>()
  expect(rest.rows.map(({ email }) => email)).toEqual(['first@shop.example'])
  expect(rest.next).toBeNull()
  expect((await app.get(list)).statusCode).toBe(401)
  expect((await app.get(list, await bearer('user'))).statusCode).toBe(403)
})
