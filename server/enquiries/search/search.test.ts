import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { enquiryReference } from '#contract/reference.ts'
import { DAY } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { addWords, indexMissing } from './search-documents.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>
type Page = { rows: { name: string }[]; total: number | null; next: string | null }

/** Searches as an admin. Resolves to the names that were found. */
async function searcher(server: Server) {
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const read = async (filters: Record<string, string>) => {
    const query = new URLSearchParams(filters)
    const answer = await server.get(`/api/contact_submissions?${query}`, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json<Page>()
  }
  const names = async (q: string, more = {}) =>
    (await read({ q, ...more })).rows.map(({ name }) => name).join(' ')
  return { read, names }
}

async function storeIndexed(server: Server, enquiries: Parameters<typeof storeEnquiries>[1]) {
  const ids = await storeEnquiries(server, enquiries)
  const { db } = server.database
  for (let from = 0; from < ids.length; from += 200)
    await db.transaction().execute((trx) => indexMissing(trx, ids.slice(from, from + 200)))
  return ids
}

test('an enquiry is found by the beginnings of words in any of its fields, all of which must match', async () => {
  await using server = await startTestApp()
  const { names } = await searcher(server)
  const sent = await server.post('/api/submit-contact-form', {
    name: 'Zoë',
    email: 'orders@shop.example',
    company: 'Łódź & Søn',
    website: 'https://straße.example/path',
    message: 'Wir möchten 東京 erreichen. ΣΊΣΥΦΟΣ, ISTANBUL',
    consent: true,
  })
  const { id } = sent.json<{ id: string }>()
  server.clock.advance(1)
  await server.post('/api/submit-contact-form', {
    name: 'Other',
    email: 'other@b.example',
    company: 'C',
    consent: true,
  })
  const reference = enquiryReference(id)
  const found = [
    'zoe',
    'ZOË',
    'zo',
    'orders@shop strasse',
    'STRAẞE.example',
    'lodz son',
    'Sø łó',
    'strasse.example/pa',
    'mochten erreichen wir',
    '京東',
    'σισυφος',
    'σίσυ',
    'ıstanbul',
    'istanb',
    reference,
    reference.toLowerCase(),
    reference.replace('-', ''),
    reference.slice(0, 6),
    'zoe '.repeat(50),
    '  zoe\u0000',
  ]
  for (const q of found) expect([q, await names(q)]).toEqual([q, 'Zoë'])
  for (const q of ['oe', 'zoe other', 'zoex', '大'.repeat(200), '🙂', '!?', '*', '"', '\u0000'])
    expect([q, await names(q)]).toEqual([q, ''])
  for (const q of ['', '   ']) expect(await names(q)).toBe('Other Zoë')
  await server.database.db
    .transaction()
    .execute((trx) => addWords(trx, server.database.dialect, id, 'Rang back, très content'))
  expect(await names('tres zoe')).toBe('Zoë')
})

test.each([
  'zoe AND',
  'zoe OR other',
  'NOT other',
  '"zoe other"',
  "zoe' or 1=1 --",
  'name:zoe',
  '^zoe',
  'zoe*',
  'zoe:*',
  '(zoe',
  'zoe & !other',
  'zoe <-> x',
  "\\'zoe\\'",
  'NEAR(zoe, 1)',
  '%zoe%',
  '-zoe',
])('query syntax of other search programs is treated as text: %s', async (q) => {
  await using server = await startTestApp()
  const { names } = await searcher(server)
  await storeIndexed(server, [{ name: 'zoe' }, { name: 'other' }])
  const words = ['and', 'or', 'not', 'name', 'x', 'near', '1', 'other', '1']
  const hasOthers = words.some((word) =>
    q
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .includes(word),
  )
  expect(await names(q)).toBe(hasOthers ? '' : 'zoe')
})

test('frequent and rare words are found alike, page by page, in each order and with filters', async () => {
  await using server = await startTestApp()
  const { read } = await searcher(server)
  const start = Date.UTC(2026, 0, 1)
  await storeIndexed(
    server,
    Array.from({ length: 2_600 }, (_, number) => ({
      name: `${number}`,
      // A word in all, one in every fifth, and one in a few of the oldest.
      message: `common${number % 5 ? '' : ' fifth'}${number < 30 ? ' seldom' : ''}`,
      company: number < 1_200 ? 'oldhalf' : 'newhalf',
      stage: number % 2 ? ('won' as const) : ('new' as const),
      created_at: new Date(start + number * DAY).toISOString(),
    })),
  )
  const expected = (filter: (number: number) => boolean, sort: string) => {
    const numbers = Array.from({ length: 2_600 }, (_, number) => number).filter(filter)
    return (sort === 'newest' ? numbers.toReversed() : numbers).map(String)
  }
  const searches: [Record<string, string>, (number: number) => boolean][] = [
    [{ q: 'comm' }, () => true],
    [{ q: 'fifth' }, (number) => number % 5 === 0],
    [{ q: 'seld common', stage: 'won' }, (number) => number < 30 && number % 2 === 1],
    [{ q: 'oldhalf' }, (number) => number < 1_200],
    [{ q: 'newhalf seldom' }, () => false],
    [{ stage: 'won' }, (number) => number % 2 === 1],
  ]
  for (const [filters, filter] of searches)
    for (const sort of ['newest', 'oldest']) {
      const wanted = expected(filter, sort)
      const found = []
      let cursor: Record<string, string> = {}
      for (let page = 0; page < 20; page++) {
        const { rows, next } = await read({ ...filters, ...cursor, sort, limit: '200' })
        found.push(...rows.map(({ name }) => name))
        if (next === null) break
        cursor = { cursor: next }
      }
      expect(found).toEqual(wanted)
      const counted = await read({ ...filters, sort, limit: '1', count: 'exact' })
      expect(counted.total).toBe(wanted.length)
    }
})

test('a deleted enquiry is no longer found', async () => {
  await using server = await startTestApp()
  const { names } = await searcher(server)
  const [id] = await storeIndexed(server, [{ name: 'zoe', id: uuidv7() }])
  expect(await names('zoe')).toBe('zoe')
  const { db } = server.database
  await db.deleteFrom('contact_submissions').where('id', '=', id!).execute()
  expect(await names('zoe')).toBe('')
  expect(await db.selectFrom('search_documents').selectAll().execute()).toEqual([])
})
