import { expect, test } from 'vitest'
import { readValues, writeValues } from './filter-values.ts'
import { readListing, writeListing } from './filters.ts'

const read = (search: string) => readListing(new URLSearchParams(search))

test('a listing that is parsed from a query is serialized to the same query', () => {
  const search =
    'q=acme&stage=new%2Ccontacted&owner=me%2Cnone&range=%24500K+-+%241M%2Fmonth&from=2026-11-01&unread=1&sort=due'
  const { filters, sort, refused } = read(search)
  expect(refused).toEqual([])
  expect(filters).toMatchObject({ stage: 'new,contacted', range: '$500K - $1M/month' })
  expect(writeListing({ filters, sort })).toBe(search)
})

test('filters with an unknown value are ignored, and reported by name', () => {
  const { filters, sort, refused } = read('stage=new,old&from=yesterday&unread=yes&sort=best&q=a')
  expect(filters).toEqual({ q: 'a' })
  expect(sort).toBe('newest')
  expect(refused).toEqual(['stage', 'from', 'unread', 'sort'])
})

test('invalid days and times are ignored, and reported by name', () => {
  const { filters, refused } = read('from=2026-13-01&to=2026-11-01T25:00:00Z')
  expect(filters).toEqual({})
  expect(refused).toEqual(['from', 'to'])
  expect(read('from=2026-02-30').refused).toEqual(['from'])
  expect(read('from=2024-02-29&to=2026-11-01T17:30:00.5-08:00').refused).toEqual([])
})

test('a listing is written in the same way whatever the order of its parameters was', () => {
  expect(writeListing(read('waiting=1&q=a'))).toBe(writeListing(read('q=a&waiting=1')))
})

test('the layout is kept with the filters, and one that does not exist is ignored, and reported', () => {
  expect(writeListing(read('layout=board&q=a'))).toBe('q=a&layout=board')
  expect(read('layout=cards')).toMatchObject({ layout: undefined, refused: ['layout'] })
})

test('commas and percent signs within a word are escaped', () => {
  const words = ['a,b', '100%', '%2C', 'plain']
  expect(readValues('source', writeValues('source', words))).toEqual(words)
})

test('a source or campaign may be as long as a stored one, however its commas are written', () => {
  const longest = ','.repeat(300)
  const search = (word: string) => `campaign=${encodeURIComponent(writeValues('campaign', [word]))}`
  expect(read(search(longest)).refused).toEqual([])
  expect(read(search(`${longest},`)).refused).toEqual(['campaign'])
})
