import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { many, storeMany } from '#tests/many-enquiries.ts'
import { recordedApp } from '#tests/databases/recorded-app.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** The ways to get a total, recognized by the text of the query. */
const ways = {
  names: /json_each|unnest/,
  'lists what passes': /json_group_array\(search_documents\.id\)/,
  'lists what has them': /json_group_array\(rowid\)/,
  'counts by the index':
    /^ ?select count\(\*\) as count from search_(index|documents where (array_to|\(search_documents))/,
  'reads all': /^ ?select count\(\*\) as count from search_documents where \(\(/,
  'reads each': /^ ?select count\(\*\) as "count" from \(select .* exists/,
  joins: /inner join \(select submission_id/,
}

/** Many enquiries, of which a thousand are lost, and the ways in which a total of them is counted. */
async function startCounting() {
  const server = await startTestApp()
  const { db } = server.database
  await storeMany(server, many)
  await db
    .updateTable('contact_submissions')
    .set({ stage: 'lost' })
    .where(sql<boolean>`cast(name as integer) % 20 = 0 and stage <> 'won'`)
    .execute()
  const { app, headers, recorder } = await recordedApp(server)
  const read = async (query: string) => {
    recorder.queries.length = 0
    const url = `/api/contact_submissions?${query}`
    const { total } = (await app.inject({ url, headers })).json<{ total: number | null }>()
    const asked = recorder.queries.map((one) => one.sql.replaceAll(/\s+/g, ' '))
    const used = Object.entries(ways).filter(([, way]) => asked.some((text) => way.test(text)))
    return [total, used.map(([name]) => name).join(', ')]
  }
  return {
    ...server,
    counted: (query: string) => read(`${query}&count=exact&limit=1`),
    listed: async (query: string) => (await read(query))[1],
  }
}

const onSqlite = process.env.TEST_DATABASE !== 'postgres'
const often = many - Math.floor(many / 1_000)

test('the total of a search is counted in the way that reads least', async () => {
  await using app = await startCounting()
  for (const [query, total, sqlite, postgres] of [
    ['q="', 0, '', ''],
    ['q=seldom', 20, 'names', 'names'],
    ['q=oft', often, 'lists what passes, lists what has them', 'counts by the index, reads each'],
    ['q=a o', often, 'counts by the index, reads each', 'counts by the index, reads each'],
    ['q=oft a', often, 'counts by the index, reads each', 'counts by the index, reads each'],
    ['q=oft&stage=new', often - 1_000, 'lists what passes, lists what has them', 'joins'],
    ['q=oft&stage=lost', 1_000, 'lists what passes, reads each', 'joins'],
    ['q=oft a&stage=new', often - 1_000, 'reads each', 'joins'],
    ['q=a&stage=new', often - 1_000, 'reads each', 'joins'],
    ['q=all&stage=won', 20, '', ''],
  ] as const)
    expect([query, await app.counted(query)]).toEqual([
      query,
      [total, onSqlite ? sqlite : postgres],
    ])
})

test('rare words are found through the index only, and frequent ones by reading rows', async () => {
  await using app = await startCounting()
  for (const [query, way] of [
    ['q=seldom', 'names'],
    ['q=xyz', 'names'],
    ['q=oft', ''],
    ['q=long', ''],
  ] as const)
    expect([query, await app.listed(query)]).toEqual([query, way])
})

test('words that are too frequent for the index are counted by reading rows', async () => {
  await using app = await startCounting()
  const group = { box: 'inbox', stage: 'new', answered: 0, owner_id: 'nobody', shard: 0 } as const
  await app.database.db
    .insertInto('enquiry_tallies')
    .values({ ...group, count: 1_000_000 })
    .execute()
  expect(await app.counted('q=oft')).toEqual([often, 'reads all, reads each'])
  expect(await app.counted('q=oft&stage=new')).toEqual([often - 1_000, 'reads each'])
  const byLetters = onSqlite ? 'reads all, reads each' : 'counts by the index, reads each'
  expect(await app.counted('q=a o')).toEqual([often, byLetters])
})
