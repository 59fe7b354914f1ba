import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { ContactSubmission } from '#contract/enquiry.ts'
import { enquiryReference } from '#contract/reference.ts'
import { eventually } from '#tests/eventually.ts'
import { startServerWithPlugin } from '#tests/processes/server-with-plugin.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { exportEnquiries } from './export-enquiries.ts'

const path = '/api/contact_submissions/export'

test('enquiries are exported as CSV whose cells spreadsheets treat as text', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const { id: owner_id, email } = await server.makeUser({ role: 'admin' })
  const touch = { utmSource: 'meta', utmCampaign: '+1', landingPath: '/services' }
  const [id] = await storeEnquiries(server, [
    {
      name: '=cmd|calc',
      website: 'Ann;=1+2;',
      company: 'Ada, "Byron" & Co\r\n@next',
      message: null,
      first_touch: JSON.stringify(touch),
      value_cents: 1250,
    },
    { name: 'No visit known', owner_id, created_at: '2026-01-01T00:00:00.000Z' },
    { quarantined: 1 },
  ])
  const answer = await server.get(`${path}?format=csv`, headers)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-count': '2',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  })
  const [head, ...lines] = answer.body.split('\r\n')
  expect(head).toMatch(/^\uFEFFid,reference,name,email,company,/)
  const columns = head!.slice(1).split(',')
  for (const column of Object.keys(ContactSubmission.shape))
    if (column !== 'first_touch') expect(columns).toContain(column)
  expect(columns).toContain('first_touch_landing_path')
  const owner = columns.indexOf('owner_email')
  expect(lines.map((line) => line.split(',')[owner])).toContain(email)
  const reference = enquiryReference(id!)
  expect(lines.join('\r\n')).toMatch(
    `${id},${reference},'=cmd|calc,ada@shop.example,"Ada, ""Byron"" & Co\r\n'@next",`,
  )
  expect(answer.body).toContain(",Ann;'=1+2;,")
  expect(answer.body).toContain(',false,')
  expect(answer.body).toContain(',1250,')
  expect(answer.body).toContain(`,meta,,'+1,`)
  expect(answer.body).toContain(',No visit known,')
  const entries = server.database.db.selectFrom('audit_entries').select('data')
  const exported = await entries.where('action', '=', 'enquiries.exported').execute()
  expect(exported.map(({ data }) => JSON.parse(data))).toEqual([{ format: 'csv', total: 2 }])
  // A HEAD would read all rows for nothing, so it is routed as an enquiry with the id "export", which is invalid.
  const url = `${path}?format=csv`
  expect((await server.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(422)
})

test('enquiries that arrive during a download are not in it, in either order', async () => {
  await using server = await startTestApp()
  const { database, clock } = server
  const start = clock.now().getTime()
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
  // More than the first page; the last is from a server whose clock is ahead.
  const earlier = Array.from({ length: 59 }, (_, number) => ({ created_at: at(number - 100) }))
  await storeEnquiries(server, [...earlier, { created_at: at(5) }])
  const read = async (sort: 'newest' | 'oldest', filters = {}) => {
    const viewer = { userId: '', now: clock.now() }
    const query = { format: 'json', sort, ...filters } as const
    const { download } = await exportEnquiries(database, query, viewer)
    clock.advance(10)
    await storeEnquiries(server, [{}])
    let rows = 0
    for await (const page of download.pages) rows += page.length
    return rows
  }
  expect(await read('newest')).toBe(60)
  expect(await read('oldest')).toBe(61)
  expect(await read('oldest', { to: at(-50) })).toBe(51)
})

test('a download contains everything its filters match, in order, over many pages', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const start = Date.UTC(2026, 0, 1)
  await storeEnquiries(
    server,
    Array.from({ length: 900 }, (_, number) => ({
      name: `${number}`,
      stage: number % 2 ? ('won' as const) : ('lost' as const),
      created_at: new Date(start + number).toISOString(),
    })),
  )
  const download = async (query: string) => {
    const answer = await server.get(`${path}?format=json&${query}`, headers)
    const rows = answer.json<ContactSubmission[]>()
    expect(answer.headers['x-total-count']).toBe(`${rows.length}`)
    return rows
  }
  const numbers = async (query: string) => (await download(query)).map(({ name }) => Number(name))
  const odd = Array.from({ length: 450 }, (_, index) => 2 * index + 1)
  expect(await numbers('stage=won')).toEqual(odd.toReversed())
  expect(await numbers('stage=won&sort=oldest')).toEqual(odd)
  expect(await numbers('stage=proposal')).toEqual([])
  const [row] = await download('')
  expect(Object.keys(row!).toSorted()).toEqual(Object.keys(ContactSubmission.shape).toSorted())
})

test.each([
  '',
  'format=xml',
  'format=csv&limit=1',
  'format=csv&stage=open',
  'format=csv&count=exact',
])('a download with unsupported parameters is refused: %s', async (query) => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  expect((await server.get(`${path}?${query}`, headers)).statusCode).toBe(422)
})

test('only admins download enquiries', async () => {
  await using server = await startTestApp()
  const url = `${path}?format=csv`
  const user = { authorization: `Bearer ${await server.adminToken('user')}` }
  expect((await server.get(url)).statusCode).toBe(401)
  expect((await server.get(url, user)).statusCode).toBe(403)
})

test('a download pauses while its client does not read, and ends when the client disconnects', async () => {
  await using server = await startTestApp()
  const token = await server.adminToken()
  const message = 'x'.repeat(30_000)
  await storeEnquiries(
    server,
    Array.from({ length: 1_600 }, () => ({ message })),
  )
  let pages = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      const asked = JSON.stringify(node)
      // Queries for whole rows, unlike those of background work.
      if (asked.includes('"contact_submissions"') && asked.includes('"SelectAllNode"')) pages++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await using plugged = await startServerWithPlugin(server, counting)
  const { port } = plugged
  const headers = { authorization: `Bearer ${token}` }
  const request = get({ port, path: `${path}?format=json`, headers, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  answer.destroy()
  await eventually(async () => {
    expect(await plugged.connections()).toBe(0)
  })
  expect(pages).toBeLessThan(8)
})
