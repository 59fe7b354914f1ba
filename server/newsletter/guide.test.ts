import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { refusedForm } from '#build/slots/refused-form.ts'
import { guideConsent } from '#contract/consent.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { queuedMails, sendQueued } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/resource-guide'
const email = 'ann@shop.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const html = `<!doctype html><html lang="en"><head><title>Guide</title></head><body><form method="post" action="${path}"
  data-invalid="Enter an email address."><input type="hidden" name="slug" value="playbook">
  <input name="email" type="email"><p data-error-for="email" hidden=""></p>
  <input name="subscribe" type="checkbox"></form></body></html>`
const page = {
  ...refusedForm(html, { action: path, fields: ['email', 'subscribe'], message: [] }),
  styleHash: "'sha256-abc='",
}
const slottedPages = Object.fromEntries(
  ['playbook', 'checklist', 'report', 'blueprint'].map((slug) => [
    `guide:${slug}`,
    { ...page, title: `The ${slug}` },
  ]),
)

type App = Awaited<ReturnType<typeof startTestApp>>
const subscribers = ({ database }: App) =>
  database.db.selectFrom('newsletter_subscribers').selectAll().execute()

test('a guide is mailed when requested, without subscribing the address', async () => {
  await using app = await startTestApp({ slottedPages })
  const answer = await app.post(path, { email: ' Ann@Shop.example ', slug: 'playbook' })
  expect([answer.statusCode, answer.json()]).toEqual([202, { email }])
  const mails = await queuedMails(app)
  expect(mails).toMatchObject([{ kind: 'resource_guide', recipient: email }])
  expect(JSON.parse(mails[0]!.data)).toEqual({
    title: 'The playbook',
    link: { path: '/resources/playbook.pdf' },
    article: { path: '/resources/playbook' },
  })
  expect(await subscribers(app)).toEqual([])
})

test('with the box ticked the address is also subscribed, unconfirmed, with the consent text of the box', async () => {
  await using app = await startTestApp({ slottedPages })
  const consentVersion = guideConsent.version
  const body = { email, slug: 'playbook', subscribe: true, consentVersion }
  await app.post(path, body, { referer: 'http://localhost/resources/playbook' })
  expect((await queuedMails(app)).map(({ kind }) => kind).toSorted()).toEqual([
    'newsletter_confirmation',
    'resource_guide',
  ])
  expect(await subscribers(app)).toMatchObject([
    {
      email,
      confirmed_at: null,
      consent_text: guideConsent.text,
      page_path: '/resources/playbook',
    },
  ])
})

test('a plain form is answered with a page, and subscribes only with the box ticked', async () => {
  await using app = await startTestApp({ slottedPages })
  const body = new URLSearchParams({
    email,
    slug: 'playbook',
    consentVersion: guideConsent.version,
  })
  const answer = await app.post(path, `${body}`, form)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/resources/guide-sent'])
  expect(await subscribers(app)).toEqual([])
  await app.post(path, `${body}&subscribe=on`, form)
  expect(await subscribers(app)).toMatchObject([{ consent_version: guideConsent.version }])
})

test('a plain form with an invalid address comes back with the address, the tick and the error', async () => {
  await using app = await startTestApp({ slottedPages })
  const answer = await app.post(path, 'email=ann%3Cb%3E&slug=playbook&subscribe=on', form)
  expect(answer.statusCode).toBe(422)
  const $ = load(answer.body)
  expect($('title').text()).toBe('Error | Guide')
  expect($('[name=email]').attr()).toMatchObject({ value: 'ann<b>', 'aria-invalid': 'true' })
  expect($('[data-error-for=email]:not([hidden])').text()).toBe('Enter an email address.')
  expect($('[name=subscribe]').attr('checked')).toBeDefined()
})

test('a request for an unknown resource mails nothing', async () => {
  await using app = await startTestApp({ slottedPages })
  for (const slug of ['nothing', '__proto__', '../admin', 'constructor'])
    for (const [body, headers] of [
      [{ email, slug }, {}],
      [`${new URLSearchParams({ email, slug })}`, form],
    ] as const)
      expect([slug, (await app.post(path, body, headers)).statusCode]).toEqual([slug, 404])
  expect(await queuedMails(app)).toEqual([])
})

test('an address gets three guides a day at most and no duplicates, always with the same answer', async () => {
  await using app = await startTestApp({ slottedPages })
  const ask = (slug: string) => app.post(path, { email, slug })
  const first = await ask('playbook')
  await ask('playbook')
  expect(await queuedMails(app)).toHaveLength(1)
  await sendQueued(app)
  const answers = await Promise.all(['checklist', 'report', 'blueprint', 'playbook'].map(ask))
  expect(await queuedMails(app)).toHaveLength(3)
  for (const { statusCode, body } of answers)
    expect([statusCode, body]).toEqual([first.statusCode, first.body])
  await sendQueued(app)
  app.clock.advance(DAY - HOUR)
  await ask('blueprint')
  expect(await queuedMails(app)).toHaveLength(3)
  app.clock.advance(HOUR)
  await ask('blueprint')
  expect(await queuedMails(app)).toHaveLength(4)
})

test('one client can have guides sent to ten addresses in ten minutes', async () => {
  await using app = await startTestApp({ slottedPages })
  const ask = (n: number) => app.post(path, { email: `a${n}@shop.example`, slug: 'report' })
  for (let n = 0; n < 10; n++) expect((await ask(n)).statusCode).toBe(202)
  expect((await ask(10)).statusCode).toBe(429)
  expect(await queuedMails(app)).toHaveLength(10)
})

test('a flood of guides to many spellings of a mailbox is limited, and confirmations still go out', async () => {
  await using app = await startTestApp({ slottedPages, env: { TRUST_PROXY: '1' } })
  const flood = Array.from({ length: 8 }, (_, number) => `victim+${number}@shop.example`)
  for (const [number, spelling] of flood.entries()) {
    const from = { 'x-forwarded-for': `203.0.113.${number}` }
    const answer = await app.post(path, { email: spelling, slug: 'playbook' }, from)
    expect(answer.statusCode).toBe(202)
  }
  expect((await queuedMails(app)).map(({ recipient }) => recipient).toSorted()).toEqual(
    flood.slice(0, 6),
  )
  const subscriber = 'victim+news@shop.example'
  await app.post('/api/subscribe', { email: subscriber, consentVersion: 'none' })
  expect(await queuedMails(app)).toContainEqual(
    expect.objectContaining({ kind: 'newsletter_confirmation', recipient: subscriber }),
  )
})
