import { expect, test } from 'vitest'
import { auditActions } from '#contract/audit-actions.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { queueDigest } from '#server/enquiries/digest.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const ann = 'quill@shop.example'
const enquiry = (email: string, message = 'We sell oars.') => ({
  name: 'Ann',
  email,
  company: 'Shop',
  message,
  consent: true,
})

async function admin(app: App) {
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  const send = (path: string) => (payload: object) => app.post(`/api/${path}`, payload, headers)
  return {
    headers,
    find: send('privacy/find'),
    export: send('privacy/export'),
    erase: send('privacy/erase'),
  }
}

const received = async (app: App, body: object) =>
  (await app.post('/api/submit-contact-form', body)).json<{ id: string }>().id

/** Ann wrote twice and subscribed; Ben, whose address ends like hers, is another person, as is Cleo, who names her. */
async function fill(app: App, headers: { authorization: string }) {
  const first = await received(app, enquiry(ann))
  await received(app, enquiry('Quill@Shop.example', 'Once more.'))
  const ben = await received(app, enquiry(`jo${ann}`, 'I am not Ann.'))
  const cleo = await received(app, enquiry('cleo@shop.example', `Ask ${ann.toUpperCase()}, please`))
  const note = { text: `Ann (${ann}) called.` }
  await app.post(`/api/contact_submissions/${first}/notes`, note, headers)
  await app.post(`/api/contact_submissions/${cleo}/notes`, note, headers)
  const lines = { text: `Write to\n${ann}` }
  await app.post(`/api/contact_submissions/${cleo}/notes`, lines, headers)
  await app.post('/api/subscribe', { email: ann, consent: true })
  return { first, ben, cleo }
}

/** Every row of every table, as text. */
async function everything({ database: { db } }: App) {
  const tables = await db.introspection.getTables()
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !/^(search_index|kysely)/.test(name))
  const rows = []
  for (const name of names)
    rows.push(
      name,
      await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    )
  return JSON.stringify(rows)
}

const settings = { NOTIFY_EMAIL: 'desk@agency.example', VISITOR_CONFIRMATION: 'on' }

test('everything about one address is counted, and nothing about a similar one', async () => {
  await using app = await startTestApp({ env: settings })
  const { find, headers } = await admin(app)
  await fill(app, headers)
  const found = (await find({ email: ` ${ann.toUpperCase()} ` })).json()
  expect(found).toMatchObject({
    email: ann,
    enquiries: 2,
    notes: 1,
    subscriptions: 1,
    invitations: 0,
    account: false,
    // Cleo's message, the two notes about it, and the mail to staff about her.
    mentions: 4,
  })
  // Two notices to staff, two confirmations, and the newsletter's confirmation mail.
  expect(found.deliveries).toBe(5)
  expect((await find({ email: 'nobody@shop.example' })).json()).toMatchObject({
    enquiries: 0,
    deliveries: 0,
    mentions: 0,
  })
})

test('the copy contains what the person sent and notes about it, but not what others wrote', async () => {
  await using app = await startTestApp({ env: settings })
  const { export: download, headers } = await admin(app)
  await fill(app, headers)
  const answer = await download({ email: ann })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="personal-data-/)
  const file = answer.json()
  const messages = file.enquiries.map(({ message }: { message: string }) => message)
  expect(messages.toSorted()).toEqual(['Once more.', 'We sell oars.'])
  expect(file.consents).toHaveLength(2)
  expect(file.timeline).toMatchObject([{ kind: 'note', data: { text: `Ann (${ann}) called.` } }])
  expect(file.subscriptions).toMatchObject([{ email: ann }])
  expect(answer.body).not.toContain('cleo')
  expect(answer.body).not.toContain(`jo${ann}`)
})

test('the copy contains a consent that waits for the link in a mail', async () => {
  await using app = await startTestApp({ env: settings })
  const { export: download, headers } = await admin(app)
  await fill(app, headers)
  const { unsubscribe: token } = await mailedTokens(app, ann)
  await app.post('/api/newsletter/unsubscribe', { token })
  app.clock.advance(MINUTE)
  const again = { email: ann, consent: true }
  await app.post('/api/subscribe', again, { 'user-agent': 'Another browser' })
  const file = (await download({ email: ann })).json()
  const [{ id }] = file.subscriptions
  expect(file.pending_subscriptions).toMatchObject([
    { subject_id: id, created_at: app.clock.now().toISOString(), user_agent: 'Another browser' },
  ])
})

test('erased data is in no table, others keep what they wrote, and the audit trail records the erasure', async () => {
  await using app = await startTestApp({ env: settings })
  const { erase, find, headers } = await admin(app)
  const { first, ben, cleo } = await fill(app, headers)
  const erased = await erase({ email: ann })
  expect([erased.statusCode, erased.json().enquiries]).toEqual([200, 2])
  const left = await everything(app)
  expect(left.replaceAll(`jo${ann}`, '').toLowerCase()).not.toContain(ann)
  expect((await find({ email: ann })).json()).toMatchObject({ enquiries: 0, mentions: 0 })

  const read = (id: string) => app.get(`/api/contact_submissions/${id}`, headers)
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(ben)).json()).toMatchObject({ email: `jo${ann}`, message: 'I am not Ann.' })
  expect((await read(cleo)).json()).toMatchObject({ message: 'Ask [erased], please' })
  const search = async (word: string) =>
    (await app.get(`/api/contact_submissions?q=${word}`, headers)).json().rows.length
  expect([await search('please'), await search('quill')]).toEqual([1, 0])

  const [entry] = (await app.get('/api/audit', headers)).json().rows
  expect(entry).toMatchObject({ action: 'person.erased', data: { enquiries: 2, mentions: 4 } })
  expect(auditActions).toContain(entry.action)
  // No newsletter is sent there by mistake.
  expect(
    await app.database.db.selectFrom('newsletter_suppressions').selectAll().execute(),
  ).toHaveLength(1)
})

test('reminders no longer name erased people, and one that names nobody any more is not sent', async () => {
  await using app = await startTestApp({ env: settings })
  await received(app, { ...enquiry(ann), company: 'Quill & Sons' })
  app.clock.advance(21 * HOUR)
  await queueDigest(app.database, ['desk@agency.example'], app.clock.now())
  await received(app, { ...enquiry('cleo@shop.example'), company: 'Cleo & Co' })
  app.clock.advance(21 * HOUR)
  await queueDigest(app.database, ['night@agency.example'], app.clock.now())
  const { erase } = await admin(app)
  expect((await erase({ email: ann })).statusCode).toBe(200)
  const left = await everything(app)
  expect(left).not.toContain('Quill & Sons')
  expect(left).toContain('Cleo & Co')
  expect(await mailsOf(app, 'digest')).toMatchObject([{ recipient: 'night@agency.example' }])
})

test('audit entries about a former employee whose account was deleted are found and can be erased', async () => {
  await using app = await startTestApp()
  const { find, erase, headers } = await admin(app)
  const jo = await app.makeUser()
  await app.signIn(jo.email, jo.password)
  await app.post('/api/admin-delete-user', { userId: jo.id }, headers)
  expect((await find({ email: jo.email })).json()).toMatchObject({ account: false, mentions: 1 })
  await erase({ email: jo.email })
  expect((await find({ email: jo.email })).json()).toMatchObject({ mentions: 0 })
})

test('an address with more enquiries than a statement has parameters is found, copied and erased', async () => {
  await using app = await startTestApp()
  const { find, export: download, erase } = await admin(app)
  const many = 33_000
  await storeEnquiries(
    app,
    Array.from({ length: many }, () => ({ email: ann })),
  )
  expect((await find({ email: ann })).json()).toMatchObject({ enquiries: many })
  expect((await download({ email: ann })).json().enquiries).toHaveLength(many)
  let erased = await erase({ email: ann })
  // A slow machine needs more than one call.
  while (erased.statusCode === 503) erased = await erase({ email: ann })
  expect(erased.json()).toMatchObject({ enquiries: many })
  expect((await find({ email: ann })).json()).toMatchObject({ enquiries: 0 })
}, 120_000)

test('the address of an account cannot be erased, and an erasure waits for a message in flight', async () => {
  await using app = await startTestApp({ env: settings })
  const { erase, headers } = await admin(app)
  await fill(app, headers)
  const user = await app.makeUser({ email: 'maya@staff.example' })
  const refused = await erase({ email: user.email })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'has_account'])
  const soon = new Date(app.clock.now().getTime() + MINUTE).toISOString()
  await app.database.db
    .updateTable('deliveries')
    .set({ claim: 'a process', next_attempt_at: soon })
    .where('recipient', '=', ann)
    .execute()
  expect((await erase({ email: ann })).statusCode).toBe(503)
  app.clock.advance(2 * MINUTE)
  expect((await erase({ email: ann })).statusCode).toBe(200)
})

test('only admins can search, only for an address, and erasing requires recent reauthentication', async () => {
  await using app = await startTestApp()
  const user = { authorization: `Bearer ${await app.adminToken('user')}` }
  const { headers } = await admin(app)
  for (const path of ['find', 'export', 'erase']) {
    const ask = (payload: object, by?: object) =>
      app.post(`/api/privacy/${path}`, payload, { ...by })
    expect((await ask({ email: ann })).statusCode).toBe(401)
    expect((await ask({ email: ann }, user)).statusCode).toBe(403)
    for (const wrong of [{}, { email: 'ann' }, { email: ann, all: true }])
      expect((await ask(wrong, headers)).statusCode).toBe(422)
  }
  await app.database.db.updateTable('sessions').set({ authenticated_at: null }).execute()
  for (const path of ['export', 'erase']) {
    const answer = await app.post(`/api/privacy/${path}`, { email: ann }, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password_needed'])
  }
})
