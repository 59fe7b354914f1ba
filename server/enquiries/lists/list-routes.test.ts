import { expect, test } from 'vitest'
import { releasing, staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { readEnquiry } from '#server/enquiries/read-enquiry.ts'
import { quarantineEnquiry, releaseEnquiry } from '#server/enquiries/changes/quarantine.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Page = {
  rows: { id: string; name: string; quarantined: boolean }[]
  total: number
  next: string | null
}

const list = '/api/contact_submissions'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function send(server: Server, name: string, more = {}) {
  const body = { name, email: 'a@b.example', company: 'C', consent: true, ...more }
  return (await server.post('/api/submit-contact-form', body)).json<{ id: string }>().id
}

const names = ({ rows }: Page) => rows.map(({ name }) => name)

test('staff read enquiries newest first, page by page, and the total counts all of them', async () => {
  await using server = await startTestApp()
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await send(server, name)
    server.clock.advance(1)
  }
  const headers = bearer(await server.adminToken())
  const read = async (query: string) => (await server.get(`${list}?${query}`, headers)).json<Page>()
  const first = await read('limit=2')
  expect([names(first), first.total]).toEqual([['five', 'four'], 5])
  await send(server, 'newer')
  const second = await read(`limit=2&cursor=${first.next}`)
  expect([names(second), second.total]).toEqual([['three', 'two'], 6])
  const third = await read(`limit=2&cursor=${second.next}`)
  expect([names(third), third.next]).toEqual([['one'], null])
})

test('an id in upper case is the same id', async () => {
  await using server = await startTestApp()
  const id = await send(server, 'Ada')
  const headers = bearer(await server.adminToken())
  const answer = await server.get(`${list}/${id.toUpperCase()}`, headers)
  expect([answer.statusCode, answer.json<{ id: string }>().id]).toEqual([200, id])
})

test('staff can see each sender’s consent to marketing and privacy', async () => {
  await using server = await startTestApp()
  const headers = bearer(await server.adminToken())
  const read = async (marketingConsent: boolean, sent: Record<string, string>) => {
    const body = { name: 'A', email: 'a@b.example', company: 'C', consent: true, marketingConsent }
    const { id } = (await server.post('/api/submit-contact-form', body, sent)).json<{
      id: string
    }>()
    return (await server.get(`${list}/${id}`, headers)).json<{ consent: object }>().consent
  }
  expect(await read(true, {})).toMatchObject({ marketing: true, gpc: false })
  expect(await read(false, { 'sec-gpc': '1' })).toMatchObject({ marketing: false, gpc: true })
})

test('suspicious enquiries have their own list, and can be moved out of quarantine and back', async () => {
  await using server = await startTestApp()
  await send(server, 'honest')
  server.clock.advance(1)
  const id = await send(server, 'suspect', { fax: 'x' })
  const admin = await server.makeUser({ role: 'admin', email: 'eve@staff.example' })
  const headers = bearer((await server.signIn(admin.email, admin.password)).access_token)
  const read = async (query = '') => {
    const page = (await server.get(list + query, headers)).json<Page>()
    return [names(page), page.total]
  }
  expect(await read()).toEqual([['honest'], 1])
  expect(await read('?quarantine=only')).toEqual([['suspect'], 1])

  const released = await server.delete(`${list}/${id}/quarantine`, undefined, headers)
  expect([released.statusCode, released.json()]).toEqual([
    200,
    expect.objectContaining({
      id,
      quarantined: false,
      quarantine_reason: 'A field that people cannot see was filled in.',
      consent: expect.objectContaining({ version: null }),
    }),
  ])
  expect(await read()).toEqual([['suspect', 'honest'], 2])

  const other = (await server.get(list, headers)).json<Page>().rows[1]!.id
  const put = await server.put(`${list}/${other}/quarantine`, undefined, headers)
  expect(put.json()).toMatchObject({
    quarantined: true,
    quarantine_reason: 'Marked as spam by eve@staff.example.',
  })
  expect(await read('?quarantine=only')).toEqual([['honest'], 1])
})

test('moving an enquiry back to quarantine withdraws the mail about it, unless that is in flight', async () => {
  await using server = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const staff = await staffMember(server)
  const id = await send(server, 'Suspect', { fax: '1' })
  const waiting = async () => {
    const rows = server.database.db.selectFrom('deliveries').selectAll()
    return (await rows.where('kind', '=', 'new_enquiry').execute()).length
  }
  const release = () => staff.delete(`${list}/${id}/quarantine`)
  await release()
  expect(await waiting()).toBe(1)
  await staff.put(`${list}/${id}/quarantine`)
  expect(await waiting()).toBe(0)
  await release()
  expect(await waiting()).toBe(1)
  await staff.post(`${list}/bulk`, { ids: [id], change: { quarantined: true } })
  expect(await waiting()).toBe(0)
  await release()
  await server.database.db.updateTable('deliveries').set({ attempt_count: 1 }).execute()
  await staff.put(`${list}/${id}/quarantine`)
  expect(await waiting()).toBe(1)
})

test('only admins can read enquiries and move them to or from quarantine', async () => {
  await using server = await startTestApp()
  const id = await send(server, 'secret name')
  const user = bearer(await server.adminToken('user'))
  const calls = [list, `${list}/${id}`].map(
    (path) => (headers: object) => server.get(path, { ...headers }),
  )
  for (const verb of ['put', 'delete'] as const)
    calls.push((headers) => server[verb](`${list}/${id}/quarantine`, undefined, { ...headers }))
  const strangers: [object, number][] = [
    [{}, 401],
    [bearer('forged.token.here'), 401],
    [user, 403],
  ]
  for (const call of calls)
    for (const [headers, status] of strangers) {
      const answer = await call(headers)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.body).not.toContain('secret')
    }
})

test('unknown enquiries are 404, and invalid ids and queries 422', async () => {
  await using server = await startTestApp()
  const headers = bearer(await server.adminToken())
  const unknown = '01a1fb4d-7b8b-7732-98d8-a22f80e4fb54'
  const status = async (path: string) => (await server.get(list + path, headers)).statusCode
  expect(await status(`/${unknown}`)).toBe(404)
  expect((await server.put(`${list}/${unknown}/quarantine`, undefined, headers)).statusCode).toBe(
    404,
  )
  expect(
    (await server.delete(`${list}/${unknown}/quarantine`, undefined, headers)).statusCode,
  ).toBe(404)
  const bad = [
    '/x',
    '/%00',
    `/${unknown.slice(1)}`,
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?limit=',
    '?limit=0x10',
    '?limit=1e1',
    '?limit=%205',
    '?limit=1.5',
    '?cursor=x',
    '?cursor=',
    '?quarantine=yes',
    '?limit=1&limit=2',
  ]
  for (const path of bad) expect(await status(path), path).toBe(422)
  for (const verb of ['put', 'delete'] as const) {
    const answer = await server[verb](`${list}/x/quarantine`, undefined, headers)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid'])
  }
})

test('a list of a hundred thousand has the full total on its first, middle and quarantine pages', async () => {
  await using server = await startTestApp()
  await seed(server, 100_000)
  const headers = bearer(await server.adminToken())
  const middle = Buffer.from(
    `2026-01-01T00:00:50.000Z ${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
  )
  const paths = [list, `${list}?cursor=${middle.toString('base64url')}`, `${list}?quarantine=only`]
  for (const path of paths) {
    const page = (await server.get(path, headers)).json<Page>()
    expect(page.rows).toHaveLength(50)
    expect(page.total).toBe(path.endsWith('only') ? 1_000 : 99_000)
  }
})

/** Inserts this many enquiries directly in the database, one in a hundred in quarantine. */
async function seed({ database: { db } }: Server, count: number) {
  const step = 1_000
  for (let from = 0; from < count; from += step) {
    const rows = Array.from({ length: step }, (_, index) => {
      const number = from + index
      const hex = number.toString(16).padStart(12, '0')
      return {
        id: `01a1fb4d-7b8b-7732-98d8-${hex}`,
        name: `Name ${number}`,
        email: `${number}@shop.example`,
        company: 'Engines',
        message: 'A message of some length. '.repeat(20),
        created_at: new Date(Date.UTC(2026, 0, 1) + number).toISOString(),
        quarantined: number % 100 ? (0 as const) : (1 as const),
      }
    })
    await db.insertInto('contact_submissions').values(rows).execute()
  }
}

test('an admin demoted during a call changes nothing', async () => {
  await using server = await startTestApp()
  const id = await send(server, 'honest')
  const gone = { userId: '01980000-0000-7000-8000-000000000000', email: 'gone@staff.example' }
  const { database } = server
  await expect(quarantineEnquiry(database, id, gone, server.clock.now())).rejects.toThrow(
    'not allowed',
  )
  const release = releaseEnquiry(database, id, { by: gone, ...releasing }, server.clock.now())
  await expect(release).rejects.toThrow('not allowed')
  const kept = await readEnquiry(database.db, id)
  expect(kept).toMatchObject({ quarantined: false, quarantine_reason: null })
})
