import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { noRetention } from '#contract/retention.ts'
import { cleanUpTasks } from '#server/clean-up/clean-up-tasks.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { readEnv } from '#server/env.ts'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const path = '/api/privacy/retention'

/** The clean-up that the server runs every few minutes. */
async function keeper(app: App) {
  const { env } = readEnv({ ...app.place })
  const limits = await createLimits({ database: app.database, env: env!, now: app.clock.now })
  const secrets = await loadSecrets(app.database, env!)
  const tasks = cleanUpTasks({ database: app.database, limits, secrets, now: app.clock.now })
  return { run: tasks.retention, [Symbol.asyncDispose]: () => limits.close() }
}

const enquiries = async (app: App) =>
  (await app.database.db.selectFrom('contact_submissions').select('id').execute()).map(
    ({ id }) => id,
  )

test('nothing is deleted automatically until an admin enables it, and a preview counts what would be deleted', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const staff = await staffMember(app, 'maya@agency.example')
  const old = await sendEnquiry(app, { name: 'Ada', company: 'Old Shop' })
  app.clock.advance(400 * DAY)
  const young = await sendEnquiry(app)
  expect((await staff.get(path)).json()).toEqual(noRetention)
  expect(await clean.run()).toBe(0)

  const trial = await staff.post(`${path}/preview`, { kind: 'unanswered', days: 365 })
  expect(trial.json()).toMatchObject({ count: 1, rows: [{ id: old, label: 'Ada, Old Shop' }] })
  expect(await enquiries(app)).toHaveLength(2)
  const rules = { ...noRetention, unanswered: 365 }
  expect((await app.put(path, rules, await staff.headers())).json()).toEqual(rules)
  expect(await clean.run()).toBe(1)
  expect(await enquiries(app)).toEqual([young])
  const trail = (await staff.get('/api/audit')).json<{ rows: object[] }>().rows
  expect(trail).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'retention.changed',
        data: { ...rules, from: { unanswered: null } },
      }),
      expect.objectContaining({
        action: 'enquiry.deleted',
        subject: expect.objectContaining({ id: old }),
        data: { rule: 'unanswered' },
      }),
    ]),
  )
})

test('an enquiry that is in progress, answered or postponed does not count as unanswered', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const staff = await staffMember(app, 'maya@agency.example')
  const [noted, answered, later, won, binned, forgotten] = [
    await sendEnquiry(app),
    await sendEnquiry(app),
    await sendEnquiry(app),
    await sendEnquiry(app),
    await sendEnquiry(app),
    await sendEnquiry(app),
  ]
  await staff.change(answered, { answered_at: app.clock.now().toISOString() })
  const inAYear = new Date(app.clock.now().getTime() + 360 * DAY).toISOString()
  await staff.change(later, { follow_up_at: inAYear })
  await staff.change(won, { stage: 'won' })
  app.clock.advance(80 * DAY)
  await staff.put(`${staff.path(binned)}/bin`)
  await staff.post(`${staff.path(noted)}/notes`, { text: 'They call back.' })
  app.clock.advance(20 * DAY)
  await app.put(path, { ...noRetention, unanswered: 90 }, await staff.headers())
  expect(await clean.run()).toBe(1)
  expect(await enquiries(app)).not.toContain(forgotten)
  expect(await enquiries(app)).toHaveLength(5)

  const closed = await staff.post(`${path}/preview`, { kind: 'closed', days: 90 })
  expect(closed.json()).toMatchObject({ count: 1, rows: [{ id: won }] })
  await staff.change(won, { value_cents: 100 })
  const touched = await staff.post(`${path}/preview`, { kind: 'closed', days: 90 })
  expect(touched.json()).toEqual({ count: 0, rows: [] })
})

test('quarantine, unsubscribed addresses, sent messages and names of former staff have their own rules', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const { db } = app.database
  const staff = await staffMember(app, 'maya@agency.example')
  const former = await app.makeUser({ email: 'left@agency.example' })
  await app.post(
    '/api/admin-delete-user',
    { userId: await idOf(app, former.email) },
    await staff.headers(),
  )
  const held = await sendEnquiry(app)
  await staff.put(`${staff.path(held)}/quarantine`)
  const at = app.clock.now().toISOString()
  const subscriber = {
    consent_version: null,
    consent_text: null,
    page_path: null,
    user_agent: null,
  }
  await db
    .insertInto('newsletter_subscribers')
    .values(
      ['gone', 'here'].map((name) => ({
        ...subscriber,
        id: uuidv7(),
        email: `${name}@shop.example`,
        ip: '',
        created_at: at,
        confirmed_at: at,
        unsubscribed_at: name === 'gone' ? at : null,
      })),
    )
    .execute()
  await db.updateTable('deliveries').set({ status: 'sent', sent_at: at }).execute()
  const names = () => db.selectFrom('audit_names').select('email').execute()
  expect(await names()).toContainEqual({ email: former.email })
  app.clock.advance(31 * DAY)
  const rules = {
    ...noRetention,
    quarantine: 30,
    unsubscribed: 30,
    deliveries: 30,
    former_staff: 30,
  }
  for (const [kind, days] of Object.entries(rules).filter(([, days]) => days))
    expect(
      (await staff.post(`${path}/preview`, { kind, days })).json().count,
      kind,
    ).toBeGreaterThan(0)
  await app.put(path, rules, await staff.headers())
  await clean.run()
  expect(await enquiries(app)).toEqual([])
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
    { email: 'here@shop.example' },
  ])
  expect(
    await db.selectFrom('deliveries').select('id').where('sent_at', '=', at).execute(),
  ).toEqual([])
  expect(await names()).toEqual([{ email: 'maya@agency.example' }])
  expect(await clean.run()).toBe(0)
})

/** The next transaction begins only after something else has happened. */
function beforeNextTransaction({ database: { db } }: App, happen: () => Promise<unknown>) {
  const begin = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      await happen()
      return execute(work)
    }
    return builder
  })
}

test('unconfirmed addresses have their own rule, which spares those that requested another link since', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const { db } = app.database
  const staff = await staffMember(app)
  const ask = (name: string) => app.post('/api/subscribe', { email: `${name}@shop.example` })
  for (const name of ['once', 'again', 'member', 'left']) await ask(name)
  const at = app.clock.now().toISOString()
  const set = (name: string, change: { confirmed_at: string; unsubscribed_at?: string }) =>
    db
      .updateTable('newsletter_subscribers')
      .set(change)
      .where('email', '=', `${name}@shop.example`)
      .execute()
  await set('member', { confirmed_at: at })
  await set('left', { confirmed_at: at, unsubscribed_at: at })
  await db.updateTable('deliveries').set({ status: 'sent', sent_at: at }).execute()
  // As rules were stored before this one existed.
  await app.put(path, { unsubscribed: 365 }, await staff.headers())
  const { unconfirmed: _none, ...stored } = { ...noRetention, unsubscribed: 365 }
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(stored) })
    .where('key', '=', 'retention')
    .execute()
  app.clock.advance(31 * DAY)
  await ask('again')
  await app.put(path, { unconfirmed: 30 }, await staff.headers())
  await clean.run()
  const left = await db.selectFrom('newsletter_subscribers').select('email').execute()
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    'again@shop.example',
    'left@shop.example',
    'member@shop.example',
  ])
  app.clock.advance(31 * DAY)
  expect(await clean.run()).toBe(1)
})

test('a row that changes after it was found and before it is deleted is checked again and kept', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const { db } = app.database
  const staff = await staffMember(app)
  const id = await sendEnquiry(app)
  const at = app.clock.now().toISOString()
  const person = { email: 'here@shop.example', ip: '', created_at: at, confirmed_at: at }
  const consent = { consent_version: null, consent_text: null, page_path: null, user_agent: null }
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: uuidv7(), ...person, ...consent, unsubscribed_at: at })
    .execute()
  app.clock.advance(100 * DAY)
  const headers = await staff.headers()

  await app.put(path, { ...noRetention, unanswered: 90 }, headers)
  beforeNextTransaction(app, () => staff.post(`${staff.path(id)}/notes`, { text: 'Call them.' }))
  expect(await clean.run()).toBe(0)
  expect(await enquiries(app)).toEqual([id])

  await app.put(path, { ...noRetention, unsubscribed: 90 }, headers)
  const returns = { unsubscribed_at: null }
  beforeNextTransaction(app, () => db.updateTable('newsletter_subscribers').set(returns).execute())
  expect(await clean.run()).toBe(0)
  const subscribers = await db.selectFrom('newsletter_subscribers').select('email').execute()
  expect(subscribers).toEqual([{ email: person.email }])
})

test('a rule is applied to a long table in batches until everything due is deleted', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const staff = await staffMember(app)
  const at = app.clock.now().toISOString()
  const row = {
    confirmed_at: at,
    consent_version: null,
    consent_text: null,
    page_path: null,
    ip: '',
  }
  const rows = Array.from({ length: 2_500 }, (_, index) => ({
    ...row,
    id: uuidv7(),
    email: `${index}@shop.example`,
    created_at: at,
    user_agent: null,
    unsubscribed_at: index % 5 === 0 ? at : null,
  }))
  for (let from = 0; from < rows.length; from += 250)
    await app.database.db
      .insertInto('newsletter_subscribers')
      .values(rows.slice(from, from + 250))
      .execute()
  app.clock.advance(31 * DAY)
  const preview = await staff.post(`${path}/preview`, { kind: 'unsubscribed', days: 30 })
  expect(preview.json().count).toBe(500)
  expect(preview.json().rows).toHaveLength(50)
  await app.put(path, { ...noRetention, unsubscribed: 30 }, await staff.headers())
  const slices = [await clean.run(), await clean.run(), await clean.run()]
  expect(slices.reduce((sum, each) => sum + each)).toBe(500)
  expect(slices[0]).toBe(200)
})

test('at most fifty enquiries are deleted at once, and later ones are not skipped', async () => {
  await using app = await startTestApp()
  await using clean = await keeper(app)
  const staff = await staffMember(app)
  const old = Array.from({ length: 120 }, () => ({ stage: 'lost' as const }))
  await storeEnquiries(app, old)
  app.clock.advance(400 * DAY)
  await storeEnquiries(app, [{ stage: 'lost' }])
  await app.put(path, { ...noRetention, closed: 365 }, await staff.headers())
  const runs = [await clean.run(), await clean.run(), await clean.run(), await clean.run()]
  expect(runs).toEqual([50, 50, 20, 0])
  expect(await enquiries(app)).toHaveLength(1)
})

test('changing one rule keeps changes to other rules made by another admin meanwhile', async () => {
  await using app = await startTestApp()
  const headers = await (await staffMember(app)).headers()
  await app.put(path, { closed: 30 }, headers)
  const rules = (await app.put(path, { quarantine: 90 }, headers)).json()
  expect(rules).toEqual({ ...noRetention, closed: 30, quarantine: 90 })
  expect((await app.get(path, headers)).json()).toEqual(rules)
})

test('a rule of less than a month, or without recent reauthentication, is refused', async () => {
  await using app = await startTestApp()
  const staff = await staffMember(app)
  const headers = await staff.headers()
  for (const unanswered of [0, 29, -1, 1.5, '365', 3_651])
    expect((await app.put(path, { ...noRetention, unanswered }, headers)).statusCode).toBe(422)
  expect((await app.put(path, { everything: 365 }, headers)).statusCode).toBe(422)
  const token = await app.adminToken('user')
  expect((await app.get(path, { authorization: `Bearer ${token}` })).statusCode).toBe(403)
  app.clock.advance(MINUTE * 9 + MINUTE * 2)
  const late = await app.put(path, noRetention, headers)
  expect([401, 403]).toContain(late.statusCode)
})

const idOf = async (app: App, email: string) =>
  (
    await app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id
