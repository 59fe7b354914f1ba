import { expect, test } from 'vitest'
import { mailedTokens } from '#tests/newsletter-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const list = '/api/newsletter_subscribers'
type App = Awaited<ReturnType<typeof startTestApp>>
type Page = { rows: { email: string }[]; total: number | null; next: string | null }

/** One in each state, the oldest first: waiting, confirmed, unsubscribed. */
async function threeSubscribers(app: App) {
  for (const name of ['waiting', 'confirmed', 'unsubscribed_50%']) {
    await app.post('/api/subscribe', { email: `${name}@shop.example` })
    const tokens = await mailedTokens(app, `${name}@shop.example`)
    if (name !== 'waiting') await app.post('/api/newsletter/confirm', { token: tokens.confirm })
    if (name.startsWith('un'))
      await app.post('/api/newsletter/unsubscribe', { token: tokens.unsubscribe })
    app.clock.advance(1_000)
  }
  return { authorization: `Bearer ${await app.adminToken()}` }
}

test('the list can be filtered by state and part of the address, and then has no total', async () => {
  await using app = await startTestApp()
  const headers = await threeSubscribers(app)
  const read = async (query: string) => (await app.get(`${list}?${query}`, headers)).json<Page>()
  const names = async (query: string) =>
    (await read(query)).rows.map(({ email }) => email.split('@')[0])
  expect(await names('')).toEqual(['unsubscribed_50%', 'confirmed', 'waiting'])
  for (const state of ['waiting', 'confirmed'])
    expect(await names(`state=${state}`)).toEqual([state])
  expect(await names('state=unsubscribed')).toEqual(['unsubscribed_50%'])
  expect(await names('q=CONF')).toEqual(['confirmed'])
  expect(await names('q=_')).toEqual(['unsubscribed_50%'])
  expect(await names(`q=${encodeURIComponent('%')}`)).toEqual(['unsubscribed_50%'])
  expect(await names(`q=${encodeURIComponent('\\')}`)).toEqual([])
  expect(await names('q=shop&state=waiting')).toEqual(['waiting'])
  expect((await read('')).total).toBe(3)
  expect((await read('q=shop')).total).toBeNull()
  expect((await read('state=waiting')).total).toBeNull()
})

test('the next page of a filtered list continues where the last one ended', async () => {
  await using app = await startTestApp()
  const headers = await threeSubscribers(app)
  const read = async (query: string) => (await app.get(`${list}?${query}`, headers)).json<Page>()
  const first = await read('q=ed&limit=1')
  expect(first.rows.map(({ email }) => email)).toEqual(['unsubscribed_50%@shop.example'])
  const rest = await read(`q=ed&limit=1&cursor=${first.next}`)
  expect(rest.rows.map(({ email }) => email)).toEqual(['confirmed@shop.example'])
  expect(rest.next).toBeNull()
})

test.each(['state=lost', 'stat=waiting', `q=${'a'.repeat(300)}`])(
  'an unknown filter is refused: %s',
  async (query) => {
    await using app = await startTestApp()
    const headers = { authorization: `Bearer ${await app.adminToken()}` }
    expect((await app.get(`${list}?${query}`, headers)).statusCode).toBe(422)
  },
)

test('the list is exported as CSV whose cells spreadsheets treat as text', async () => {
  await using app = await startTestApp()
  const headers = await threeSubscribers(app)
  const { db } = app.database
  await db
    .updateTable('newsletter_subscribers')
    .set({ email: '=cmd@shop.example', user_agent: 'a "quoted", agent\r\n@second line' })
    .where('email', 'like', 'waiting%')
    .execute()
  const answer = await app.get(`${list}/export?format=csv&state=waiting`, headers)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-count': '1',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  })
  const created = new Date(app.clock.now().getTime() - 3_000).toISOString()
  expect(answer.body).toBe(
    '\uFEFFstate,email,created_at,confirmed_at,unsubscribed_at,page_path,consent_version,consent_text,ip,user_agent\r\n' +
      `waiting,'=cmd@shop.example,${created},,,,,,127.0.0.1,"a ""quoted"", agent\r\n'@second line"\r\n`,
  )
})

test('the list is exported as JSON, complete over many pages', async () => {
  await using app = await startTestApp()
  const headers = await threeSubscribers(app)
  const { db } = app.database
  const [row] = await db.selectFrom('newsletter_subscribers').selectAll().limit(1).execute()
  const id = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`
  const rows = Array.from({ length: 1_100 }, (_, n) => {
    return { ...row!, id: id(n), email: `a${n}@many.example` }
  })
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('newsletter_subscribers')
      .values(rows.slice(from, from + 100))
      .execute()
  const download = async (query: string) => {
    const answer = await app.get(`${list}/export?format=json&${query}`, headers)
    const rows = answer.json<{ email: string }[]>()
    expect(answer.headers['x-total-count']).toBe(`${rows.length}`)
    return rows
  }
  const all = await download('')
  expect(new Set(all.map(({ email }) => email)).size).toBe(1_103)
  expect(await download('q=nobody')).toEqual([])
  expect(await download('state=confirmed&q=shop')).toMatchObject([{ state: 'confirmed' }])
})

test('only admins can download the list', async () => {
  await using app = await startTestApp()
  const url = `${list}/export?format=csv`
  const user = { authorization: `Bearer ${await app.adminToken('user')}` }
  expect((await app.get(url)).statusCode).toBe(401)
  expect((await app.get(url, user)).statusCode).toBe(403)
})

test('a download that cannot be read is refused as a whole in either format, not cut off', async () => {
  await using app = await startTestApp({ expectErrors: true })
  const headers = await threeSubscribers(app)
  const { schema } = app.database.db
  await schema.alterTable('newsletter_subscribers').renameTo('gone').execute()
  for (const format of ['csv', 'json']) {
    const answer = await app.get(`${list}/export?format=${format}`, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error'])
  }
  await schema.alterTable('gone').renameTo('newsletter_subscribers').execute()
})
