import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { EnquiryOrigins, EnquiryPage } from '#contract/enquiry-list.ts'
import { escapeCommas } from '#contract/list-values.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { stages } from '#contract/stages.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import type { z } from 'zod'
import { indexMissing } from '#server/enquiries/search/search-documents.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Page = z.infer<typeof EnquiryPage>
const list = '/api/contact_submissions'

/** A signed-in admin, and functions to read the list. */
async function admin(server: Server) {
  const user = await server.makeUser({ role: 'admin' })
  const { access_token } = await server.signIn(user.email, user.password)
  const headers = { authorization: `Bearer ${access_token}` }
  const get = (query: string) => server.get(`${list}?${query}`, headers)
  const read = async (query: string) => (await get(query)).json<Page>()
  const names = async (query: string) => (await read(query)).rows.map(({ name }) => name).join(' ')
  const origins = async () =>
    (await server.get(`${list}/origins`, headers)).json<z.infer<typeof EnquiryOrigins>>()
  return { id: user.id, get, read, names, origins }
}

test('a list can be filtered by stage, owner, need, revenue range and source of the first visit', async () => {
  await using server = await startTestApp()
  const { names, id: owner_id } = await admin(server)
  const other = await server.makeUser({ role: 'admin' })
  const [need, otherNeed] = primaryNeeds
  const [range, otherRange] = revenueRanges
  await storeEnquiries(server, [
    { name: 'a', stage: 'won', owner_id, primary_need: need, revenue_range: range },
    { name: 'b', stage: 'lost', owner_id: other.id, primary_need: otherNeed },
    { name: 'c', revenue_range: otherRange, first_source: 'google', first_campaign: 'x, 50%2C' },
    { name: 'd', first_source: 'meta', utm_source: 'google', quarantined: 1 },
  ])
  const filtered = (filter: Record<string, string>) => names(`${new URLSearchParams(filter)}`)
  expect(await filtered({})).toBe('c b a')
  expect(await filtered({ stage: 'won' })).toBe('a')
  expect(await filtered({ stage: 'won,lost' })).toBe('b a')
  expect(await filtered({ owner: 'me' })).toBe('a')
  expect(await filtered({ owner: 'none' })).toBe('c')
  expect(await filtered({ owner: `me,none` })).toBe('c a')
  expect(await filtered({ owner: other.id.toUpperCase() })).toBe('b')
  expect(await filtered({ owner: uuidv7() })).toBe('')
  expect(await filtered({ need: `${need},${otherNeed}` })).toBe('b a')
  expect(await filtered({ range })).toBe('a')
  expect(await filtered({ range, need: otherNeed })).toBe('')
  expect(await filtered({ source: 'google' })).toBe('c')
  expect(await filtered({ source: 'meta' })).toBe('')
  expect(await filtered({ source: 'meta', quarantine: 'only' })).toBe('d')
  expect(await filtered({ campaign: `${escapeCommas('x, 50%2C')},y` })).toBe('c')
  expect(await filtered({ campaign: 'x' })).toBe('')
})

test('no option of the form contains the comma that separates filter values', () => {
  for (const option of [...primaryNeeds, ...revenueRanges]) expect(option).not.toContain(',')
})

test('days are Pacific and inclusive, also across clock changes; instants are exact', async () => {
  await using server = await startTestApp()
  const { names } = await admin(server)
  // Daylight saving time began on March 8 and ended on November 1: days of 23 and 25 hours.
  const times = {
    a: '2026-03-08T07:59:59.999Z',
    b: '2026-03-08T08:00:00.000Z',
    c: '2026-03-09T06:59:59.999Z',
    d: '2026-03-09T07:00:00.000Z',
    e: '2026-11-01T06:59:59.999Z',
    f: '2026-11-01T07:00:00.000Z',
    g: '2026-11-02T07:59:59.999Z',
    h: '2026-11-02T08:00:00.000Z',
  }
  await storeEnquiries(
    server,
    Object.entries(times).map(([name, created_at]) => ({ name, created_at })),
  )
  expect(await names('from=2026-03-08&to=2026-03-08')).toBe('c b')
  expect(await names('from=2026-11-01&to=2026-11-01')).toBe('g f')
  expect(await names('from=2026-03-09&to=2026-10-31')).toBe('e d')
  expect(await names('to=2026-03-07')).toBe('a')
  expect(await names(`from=${times.h}`)).toBe('h')
  expect(await names(`to=${times.a}`)).toBe('a')
  expect(await names('to=2026-03-08T00:59:59.999%2B01:00&from=0000-01-01')).toBe('')
  expect(await names('from=2026-11-01T00:00:00-07:00&to=2026-11-01T23:59:59.999-08:00')).toBe('g f')
  expect(await names('from=2026-11-02&to=9999-12-31')).toBe('h')
  expect(await names('to=9999-12-31T23:59:59-08:00&from=2026-11-02')).toBe('h')
  expect(await names('from=9999-12-31T23:59:59-08:00')).toBe('')
})

test('a list can be limited to enquiries that wait, have a follow-up, or are unread by the viewer', async () => {
  await using server = await startTestApp()
  const me = await admin(server)
  const other = await admin(server)
  const now = server.clock.now().toISOString()
  const later = new Date(server.clock.now().getTime() + 1_000).toISOString()
  const ids = await storeEnquiries(server, [
    { name: 'new' },
    { name: 'answered', answered_at: now, follow_up_at: now },
    { name: 'contacted', stage: 'contacted', follow_up_at: later },
    { name: 'suspect', quarantined: 1 },
    { name: 'binned', binned_at: now },
    { name: 'binned-suspect', quarantined: 1, binned_at: now, answered_at: now },
  ])
  // One in the inbox, one in quarantine and one in the bin.
  for (const at of [0, 3, 4]) {
    const read = { id: uuidv7(), user_id: me.id, submission_id: ids[at]!, read_at: now }
    await server.database.db.insertInto('enquiry_reads').values(read).execute()
  }
  expect(await me.names('waiting=1')).toBe('new')
  expect(await me.names('waiting=1&quarantine=only')).toBe('suspect')
  expect(await me.names('waiting=1&bin=only')).toBe('binned')
  expect(await me.names('bin=only')).toBe('binned-suspect binned')
  expect(await me.names('follow_up=due')).toBe('answered')
  server.clock.advance(1_000)
  expect(await me.names('follow_up=due')).toBe('contacted answered')
  expect(await me.names('unread=1')).toBe('contacted answered')
  expect(await other.names('unread=1')).toBe('contacted answered new')
  const total = async ({ read: page }: typeof me, box = '') =>
    (await page(`unread=1&count=exact&limit=1${box}`)).total
  expect([await total(me), await total(other)]).toEqual([2, 3])
  expect([await total(me, '&bin=only'), await total(other, '&bin=only')]).toEqual([1, 2])
  const unread = async ({ read: page }: typeof me) => (await page('')).rows.map((row) => row.unread)
  expect(await unread(me)).toEqual([true, true, false])
  expect(await unread(other)).toEqual([true, true, true])
})

test('unanswered enquiries are listed at every stage at which there is still something to do', async () => {
  await using server = await startTestApp()
  const { names } = await admin(server)
  const answered_at = server.clock.now().toISOString()
  await storeEnquiries(server, [
    ...stages.map((stage) => ({ name: stage, stage })),
    { name: 'answered', stage: 'qualified' as const, answered_at },
  ])
  expect(await names('unanswered=1')).toBe('proposal qualified contacted new')
  expect(await names('unanswered=1&stage=qualified,won')).toBe('qualified')
})

test('due follow-ups are in the order in which they fell due, across pages and in searches', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number, 17)).toISOString()
  await using server = await startTestApp({ now: new Date(day(20)) })
  const { read, names } = await admin(server)
  const ids = await storeEnquiries(
    server,
    [9, 3, 12, 3, 1, 30].map((due, at) => ({
      name: `${due}${'abcdef'[at]}`,
      message: due === 3 ? 'renewal' : 'other',
      created_at: day(at + 1),
      follow_up_at: day(due),
    })),
  )
  await indexMissing(server.database.db, ids)
  const due = 'follow_up=due&sort=due'
  expect(await names(due)).toBe('1e 3b 3d 9a 12c')
  expect(await names('follow_up=due')).toBe('1e 3d 12c 3b 9a')
  expect(await names(`${due}&q=renew`)).toBe('3b 3d')
  expect(await names(`${due}&q=%22`)).toBe('')
  expect(await names(`${due}&from=2026-01-03`)).toBe('1e 3d 12c')
  const paged = []
  for (let cursor = '', page = 0; page < 6; page++) {
    const { rows, next } = await read(`${due}&limit=2${cursor}`)
    paged.push(rows.map(({ name }) => name).join(' '))
    if (next === null) break
    cursor = `&cursor=${next}`
  }
  expect(paged).toEqual(['1e 3b', '3d 9a', '12c'])
})

test('a row counts all enquiries from its address, regardless of case and box', async () => {
  await using server = await startTestApp()
  const { read } = await admin(server)
  const many = Array.from({ length: 120 }, () => ({
    email: 'many@shop.example',
    quarantined: 1 as const,
  }))
  await storeEnquiries(server, [
    { email: 'Ada@Shop.example' },
    { email: 'ada@shop.example', binned_at: server.clock.now().toISOString() },
    { email: 'many@shop.example' },
    { email: 'once@shop.example' },
    ...many,
  ])
  const counts = (await read('')).rows.map(({ from_same_address }) => from_same_address)
  expect(counts).toEqual([1, 100, 2])
})

test('the total is exact if there is no filter or it is requested, and otherwise omitted', async () => {
  await using server = await startTestApp()
  const { read } = await admin(server)
  const binned_at = server.clock.now().toISOString()
  await storeEnquiries(server, [{}, { stage: 'won' }, { quarantined: 1 }, { binned_at }])
  const total = async (query: string) => (await read(query)).total
  expect(await total('')).toBe(2)
  expect(await total('sort=oldest&limit=1')).toBe(2)
  expect(await total('q=&limit=1')).toBe(2)
  expect(await total('quarantine=only')).toBe(1)
  expect(await total('bin=only&count=exact')).toBe(1)
  expect(await total('stage=won')).toBeNull()
  expect(await total('stage=won&count=exact')).toBe(1)
  expect(await total('stage=lost&count=exact')).toBe(0)
})

test.each(['newest', 'oldest', 'due'])(
  'every page continues the previous one: %s',
  async (sort) => {
    await using server = await startTestApp()
    const { read } = await admin(server)
    const created_at = (number: number) =>
      new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3)).toISOString()
    await storeEnquiries(
      server,
      Array.from({ length: 40 }, (_, number) => ({
        name: `${number}`,
        created_at: created_at(number),
        stage: number % 2 ? ('won' as const) : ('new' as const),
      })),
    )
    for (const filter of ['', '&stage=won', '&stage=won&from=2026-01-01T00:00:00.003Z']) {
      const all = (await read(`sort=${sort}&limit=200${filter}`)).rows
      const oldestFirst = all.toSorted((a, b) =>
        `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1,
      )
      expect(all).toEqual(sort === 'newest' ? oldestFirst.toReversed() : oldestFirst)
      const paged = []
      let cursor = ''
      for (let page = 0; page < 20; page++) {
        const { rows, next } = await read(`sort=${sort}&limit=7${cursor}${filter}`)
        paged.push(...rows)
        if (next === null) break
        cursor = `&cursor=${next}`
      }
      expect(paged).toEqual(all)
    }
  },
)

test('a cursor is a point in time: with the opposite order the list goes back from it', async () => {
  await using server = await startTestApp()
  const { read, names } = await admin(server)
  const created_at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms).toISOString()
  await storeEnquiries(
    server,
    ['a', 'b', 'c', 'd'].map((name, index) => ({ name, created_at: created_at(index) })),
  )
  const { next } = await read('limit=2')
  expect(await names(`cursor=${next}`)).toBe('b a')
  expect(await names(`cursor=${next}&sort=oldest`)).toBe('d')
  expect(await names(`cursor=${next}&to=${created_at(0)}`)).toBe('a')
  expect(await names(`cursor=${next}&sort=oldest&from=${created_at(3)}`)).toBe('d')
  expect(await names(`cursor=${next}&from=${created_at(1)}`)).toBe('b')
})

test('an unknown filter, order or parameter of the list is refused', async () => {
  await using server = await startTestApp()
  const { get } = await admin(server)
  const unknown = [
    'sort=name',
    'stage=',
    'stage=won,',
    'stage=open',
    'stage=won&stage=lost',
    'owner=you',
    'need=Everything',
    'range=$1',
    'source=',
    'source=a,,b',
    'source=%00',
    `source=${Array.from({ length: 21 }, () => 'a').join(',')}`,
    'from=yesterday',
    'from=2026-02-30',
    'to=2026-01-01T00:00',
    'unread=0',
    'mentioned=1',
    'mentioned=none',
    `mentioned=${uuidv7()}`,
    'waiting=yes',
    'follow_up=1',
    'bin=yes',
    'quarantine=only&bin=only',
    'count=1',
    'stages=won',
    `q=${'a'.repeat(201)}`,
  ]
  for (const query of unknown) {
    const answer = await get(query)
    const { code } = answer.json<{ code: string }>()
    expect([query, answer.statusCode, code]).toEqual([query, 422, 'invalid'])
  }
})

test('the filters offer the sources and campaigns of the inbox, the most frequent first', async () => {
  await using server = await startTestApp()
  const { names, origins: readOrigins } = await admin(server)
  const long = 'x'.repeat(1_000)
  await storeEnquiries(server, [
    { first_source: 'meta' },
    { first_source: 'google', first_campaign: 'brand' },
    { first_source: 'google', first_campaign: 'autumn' },
    { first_source: 'spam', quarantined: 1 },
    { first_source: 'old', binned_at: server.clock.now().toISOString() },
  ])
  const enquiry = { name: 'A', email: 'a@b.example', company: 'C', consent: true }
  const sent = { ...enquiry, utmSource: long, utmCampaign: `${'\u{1F30A}'.repeat(99)}a\u{1F30A}` }
  expect((await server.post('/api/submit-contact-form', sent)).statusCode).toBe(201)
  const origins = await readOrigins()
  expect(origins.sources).toEqual([
    { value: 'google', count: 2 },
    { value: 'meta', count: 1 },
    { value: long.slice(0, 200), count: 1 },
  ])
  expect(origins.campaigns.map(({ value }) => value).slice(0, 2)).toEqual(['autumn', 'brand'])
  // A value that was cut when stored is found by its full text and by the stored part.
  expect(await names(`source=${long}`)).toBe('A')
  expect(await names(`source=${long.slice(0, 200)}`)).toBe('A')
})
