import { expect, test } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const ann = 'quill+shop@oars.example'
const written = encodeURIComponent(ann)

/** Every row that can contain people and their words, as text. */
async function everything({ database: { db } }: App) {
  const tables = [
    'contact_submissions',
    'consents',
    'newsletter_subscribers',
    'one_time_tokens',
    'timeline_entries',
    'deliveries',
    'saved_views',
  ] as const
  const rows = tables.map((table) =>
    db
      .selectFrom(table as 'users')
      .selectAll()
      .execute(),
  )
  const templates = await db.selectFrom('reply_templates').selectAll().execute()
  return JSON.stringify([...(await Promise.all(rows)), templates])
}

test('an address is also erased from names, links, saved views and templates in which others named it', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'desk@agency.example' } })
  const maya = await staffMember(app, 'maya@agency.example')
  const other = await sendEnquiry(app, {
    email: 'ben@oars.example',
    name: `Ben for ${ann}`,
    company: `c/o ${ann}`,
    website: `https://oars.example/?who=${written}`,
    utmContent: ann,
    gclid: ann,
    fbclid: ann,
    referrer: `https://mail.example/?to=${written}&from=ben`,
    pagePath: `/contact?for=${ann}`,
    firstTouch: { utmSource: ann, landingPath: `/?mail=${written}` },
  })
  const view = { name: ann, query: `q=${written}&stage=new`, shared: false }
  expect((await maya.post('/api/saved_views', view)).statusCode).toBe(201)
  const template = { name: 'Oars', subject: `To ${ann}`, text: `Dear ${ann},` }
  expect((await maya.post('/api/reply_templates', template)).statusCode).toBe(201)

  const { mentions } = (await maya.post('/api/privacy/find', { email: ann })).json()
  expect(mentions).toBeGreaterThan(10)
  expect((await maya.post('/api/privacy/erase', { email: ann })).statusCode).toBe(200)
  expect((await everything(app)).toLowerCase()).not.toMatch(/quill(\+|%2b)shop(@|%40)/)
  expect((await maya.post('/api/privacy/find', { email: ann })).json().mentions).toBe(0)
  expect(await maya.read(other)).toMatchObject({
    email: 'ben@oars.example',
    name: 'Ben for [erased]',
    website: 'https://oars.example/?who=[erased]',
    referrer: 'https://mail.example/?to=[erased]&from=ben',
  })
  const { rows } = (await maya.get('/api/saved_views')).json()
  expect(rows).toMatchObject([{ name: '[erased]', query: 'q=%5Berased%5D&stage=new' }])
  const found = await maya.get('/api/contact_submissions?q=quill')
  expect(found.json().rows).toEqual([])
})

test.each(["o'brien@oars.example", 'rob+a=b/c@oars.example'])(
  '%s is erased from the addresses of pages however its signs are written there, also within one another',
  async (address) => {
    await using app = await startTestApp()
    const maya = await staffMember(app, 'maya@agency.example')
    const once = String(new URLSearchParams({ to: address }))
    const link = `https://mail.example/?${once}&from=ben`
    const twice = encodeURIComponent(link)
    const other = await sendEnquiry(app, {
      email: 'ben@oars.example',
      website: link,
      referrer: `https://l.example/?u=${twice}`,
      pagePath: `/contact?next=${encodeURIComponent(`/x?to=${address}`)}`,
      firstTouch: { landingPath: `/?u=${encodeURIComponent(`/?v=${twice}`)}` },
      message: `Not d${address}, nor b.${encodeURIComponent(address)}`,
    })
    const before = await maya.read(other)
    // Four columns, the page of the consent, and the mail to staff.
    expect((await maya.post('/api/privacy/find', { email: address })).json().mentions).toBe(6)
    expect((await maya.post('/api/privacy/erase', { email: address })).statusCode).toBe(200)
    const after = await maya.read(other)
    expect(after).toMatchObject({
      website: 'https://mail.example/?to=[erased]&from=ben',
      referrer: 'https://l.example/?u=https%3A%2F%2Fmail.example%2F%3Fto%3D[erased]%26from%3Dben',
      page_path: '/contact?next=%2Fx%3Fto%3D[erased]',
      message: before.message,
    })
    expect(after.first_touch?.landingPath).toMatch(/%253D\[erased\]%2526from/)
  },
)

test('erasing a former employee clears them from quarantine reasons and from the Reply-To of replies', async () => {
  await using app = await startTestApp({ env: { SMTP_URL: 'smtp://localhost:1' } })
  const jo = await staffMember(app, 'jo.left@agency.example')
  const maya = await staffMember(app, 'maya@agency.example')
  const id = await sendEnquiry(app)
  const letter = { subject: 'Hello', text: 'We would be glad to.' }
  expect((await jo.post(`${jo.path(id)}/replies`, letter)).statusCode).toBe(201)
  app.clock.advance(replyWaitMs)
  expect((await jo.put(`${jo.path(id)}/quarantine`)).statusCode).toBe(200)
  expect((await maya.post('/api/admin-delete-user', { userId: jo.id })).statusCode).toBe(200)
  expect((await maya.post('/api/privacy/erase', { email: jo.email })).statusCode).toBe(200)
  expect(await everything(app)).not.toContain(jo.email)
  expect(await maya.read(id)).toMatchObject({
    quarantine_reason: 'Marked as spam by [erased].',
  })
})

test('an address is also erased from the pages and browsers with which others consented', async () => {
  await using app = await startTestApp()
  const maya = await staffMember(app, 'maya@agency.example')
  const headers = {
    'user-agent': `Reader of ${ann}`,
    referer: `http://localhost/resources/${written}`,
  }
  const ben = { name: 'Ben', email: 'ben@oars.example', company: 'Oars', consent: true }
  const sent = await app.post(
    '/api/submit-contact-form',
    { ...ben, pagePath: `/contact?email=${written}&from=ben` },
    headers,
  )
  expect(sent.statusCode).toBe(201)
  const { email } = ben
  const subscribe = () => app.post('/api/subscribe', { email, consent: true }, headers)
  expect((await subscribe()).statusCode).toBe(202)
  // Who subscribes again after this has a consent that waits for the link in the mail.
  const { unsubscribe: token } = await mailedTokens(app, email)
  await app.post('/api/newsletter/unsubscribe', { token })
  app.clock.advance(MINUTE)
  expect((await subscribe()).statusCode).toBe(202)

  // The page of the enquiry, twice with the mail about it; page and browser of its consent and of the subscription; and
  // the consent that waits.
  const find = async () => (await maya.post('/api/privacy/find', { email: ann })).json()
  expect((await find()).mentions).toBe(7)
  expect((await maya.post('/api/privacy/erase', { email: ann })).statusCode).toBe(200)
  expect((await everything(app)).toLowerCase()).not.toMatch(/quill(\+|%2b)shop(@|%40)/)
  expect((await find()).mentions).toBe(0)
  const [consent] = await app.database.db.selectFrom('consents').selectAll().execute()
  expect(consent).toMatchObject({
    page_path: '/contact?email=[erased]&from=ben',
    user_agent: 'Reader of [erased]',
  })
  // Ben's own consents are not others' mentions of him.
  expect((await maya.post('/api/privacy/find', { email })).json().mentions).toBe(0)
})
