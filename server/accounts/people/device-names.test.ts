import { expect, test } from 'vitest'
import type { PersonSession } from '#contract/person.ts'
import { makeProver } from '#tests/credentials/prover.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** An admin with a browser session of their own. */
async function adminInBrowser(app: App) {
  const browser = await makeProver(app)
  const user = await app.makeUser({ role: 'admin' })
  const signIn = async () => (await browser.signIn(user)).access_token
  const place = `/api/people/${user.id}/sessions`
  const sessions = async (token: string, of = place) =>
    (await browser.get(of, token)).json<{ rows: PersonSession[] }>().rows
  async function name(token: string, session: string, wish: unknown, of = place) {
    const path = `${of}/${session}`
    return app.patch(path, { name: wish }, await browser.headers('PATCH', path, token))
  }
  return { ...user, browser, place, signIn, sessions, name }
}

test('a browser is named after its system until its owner renames it, and keeps that name at the next sign-in', async () => {
  await using app = await startTestApp()
  const admin = await adminInBrowser(app)
  const token = await admin.signIn()
  const [first] = await admin.sessions(token)
  expect(first).toMatchObject({ name: 'lightMyRequest', current: true })
  expect((await admin.name(token, first!.id, ' Desk in the hall ')).statusCode).toBe(204)
  const again = await admin.signIn()
  expect((await admin.sessions(again)).map(({ name }) => name)).toEqual([
    'Desk in the hall',
    'Desk in the hall',
  ])
  for (const wish of ['', ' ', 'x'.repeat(61), 7, null])
    expect((await admin.name(again, first!.id, wish)).statusCode).toBe(422)
  const trail = await admin.browser.get('/api/audit', again)
  expect(trail.body).toContain('session.named')
  expect(trail.body).not.toContain('Desk in the hall')
})

test('nobody can name the browser of another person, or a session without a key', async () => {
  await using app = await startTestApp()
  const [admin, other] = [await adminInBrowser(app), await adminInBrowser(app)]
  const [token, foreign] = [await admin.signIn(), await other.signIn()]
  const [theirs] = await other.sessions(foreign)
  expect((await admin.name(token, theirs!.id, 'Mine', other.place)).statusCode).toBe(403)
  expect((await admin.name(token, theirs!.id, 'Mine')).statusCode).toBe(404)
  await app.signIn(admin.email, admin.password)
  const unbound = (await admin.sessions(token)).find(({ bound }) => !bound)
  expect((await admin.name(token, unbound!.id, 'Mine')).statusCode).toBe(404)
})

test('names of fifty browsers are kept for each person, and then the oldest is dropped', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const { db } = app.database
  const at = app.clock.now().toISOString()
  const rows = Array.from({ length: 50 }, (_, index) => ({
    id: `name-${index}`,
    user_id: user.id,
    key_thumbprint: `key-${index}`,
    name: 'Old',
    changed_at: at,
  }))
  await db.insertInto('device_names').values(rows).execute()
  app.clock.advance(1)
  const browser = await makeProver(app)
  const { access_token: token } = await browser.signIn(user)
  const path = `/api/people/${user.id}/sessions`
  const [own] = (await browser.get(path, token)).json<{ rows: PersonSession[] }>().rows
  const place = `${path}/${own!.id}`
  await app.patch(place, { name: 'New' }, await browser.headers('PATCH', place, token))
  const kept = await db.selectFrom('device_names').select('name').execute()
  expect(kept.filter(({ name }) => name === 'New')).toHaveLength(1)
  expect(kept).toHaveLength(50)
})
