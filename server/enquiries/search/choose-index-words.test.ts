import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { chooseIndexWords } from './choose-index-words.ts'

type Shares = Record<string, number>

/** The words looked up in the index, given the share of enquiries that have each word independently of the others. */
async function chosen(shares: Shares, enquiries = 1_000_000) {
  await using app = await startTestApp()
  const group = { box: 'inbox', stage: 'new', answered: 0, owner_id: '', shard: 0 } as const
  await app.database.db
    .insertInto('enquiry_tallies')
    .values({ ...group, count: enquiries })
    .execute()
  return chooseIndexWords(app.database, {
    found: [],
    last: null,
    size: 200,
    rarestFirst: Object.keys(shares),
    shareOf: (words) => words.reduce((share, word) => share * shares[word]!, 1),
  })
}

const onSqlite = process.env.TEST_DATABASE !== 'postgres'

test('a rare word is looked up in the index, and a frequent one is checked by reading rows', async () => {
  const { expected, ...words } = await chosen({ rare: 0.0001, often: 0.9 })
  expect(words).toEqual({ indexed: ['rare'], remaining: ['often'], isShort: true })
  expect(expected).toBeCloseTo(100)
})

test('words that are too frequent in total are looked up one by one, the rarest first', async () => {
  const { indexed } = await chosen({ one: 0.18, two: 0.19, three: 0.2 })
  expect(indexed).toEqual(onSqlite ? ['one'] : ['one', 'two'])
})

test('three words are enough if they match few enquiries, and as many as needed are used if they match more', async () => {
  const rare = await chosen({ one: 0.05, two: 0.05, three: 0.05, four: 0.05 }, 100_000)
  expect(rare.indexed).toEqual(['one', 'two', 'three'])
  expect(rare.remaining).toEqual(['four'])
  const rarer = await chosen({ one: 0.01, two: 0.01, three: 0.01, four: 0.01 }, 100_000)
  expect(rarer.indexed).toEqual(['one', 'two', 'three'])
  const words = ['one', 'two', 'three', 'four', 'five', 'six']
  const many = await chosen(Object.fromEntries(words.map((word) => [word, 0.3])), 100_000)
  expect(many.indexed).toEqual(words.slice(0, 5))
})

test.each([
  ['ж', 0.1, true, true],
  ['ж', 0.2, false, true],
  ['ab', 0.45, true, true],
  ['abc', 0.25, true, true],
  ['abc', 0.45, false, true],
  ['abc', 0.6, false, false],
])(
  '%s, found in %d of a million enquiries, is looked up in the index up to a limit for its kind',
  async (word, share, ofSqlite, ofPostgres) => {
    const { indexed } = await chosen({ [word]: share })
    expect(indexed).toEqual((onSqlite ? ofSqlite : ofPostgres) ? [word] : [])
  },
)

test('single letters are bits, which are looked up only if there is nothing else', async () => {
  const letters = { a: 0.9, b: 0.9 }
  const few = await chosen(letters, 100_000)
  expect(few).toMatchObject({ indexed: ['a', 'b'], remaining: [], isShort: true })
  expect(await chosen(letters)).toMatchObject({ indexed: ['a', 'b'], isShort: !onSqlite })
  const mixed = await chosen({ x: 0.0001, word: 0.001 })
  expect(mixed).toMatchObject({ indexed: ['word'], remaining: ['x'] })
})

test('the matches of the index count as few as long as the remaining words are quick to check', async () => {
  const named = { some: 0.06 }
  expect(await chosen(named)).toMatchObject({ remaining: [], isShort: true })
  expect(await chosen({ ...named, a: 0.9 })).toMatchObject({ remaining: ['a'], isShort: true })
  const read = await chosen({ ...named, often: 0.9 })
  expect(read).toMatchObject({ remaining: ['often'], isShort: !onSqlite })
  const both = await chosen({ ...named, a: 0.9, often: 0.9 })
  expect(both).toMatchObject({ remaining: ['a', 'often'], isShort: !onSqlite })
  expect(await chosen({ some: 0.11, a: 0.9 })).toMatchObject({ isShort: !onSqlite })
})
