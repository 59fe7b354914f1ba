import { describe, expect, test } from 'vitest'
import type { SearchEntry } from '#content/search.ts'
import { partsOf } from './highlighted.tsx'
import { search, termsOf } from './rank.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  group: 'Services',
  title,
  href: `/${title.toLowerCase()}`,
  text: '',
  headings: [],
  keywords: '',
  ...more,
})

const found = (entries: SearchEntry[], query: string) =>
  search(entries, query).flatMap(({ hits }) => hits.map(({ entry }) => entry.title))

test('a title answers before a heading, a heading before a keyword, a keyword before the text', () => {
  const entries = [
    entry('Text', { text: 'All about shipping.' }),
    entry('Keyword', { keywords: 'boxes, shipping' }),
    entry('Heading', { headings: [{ title: 'Shipping' }] }),
    entry('Shipping'),
  ]
  expect(found(entries, 'shipping')).toEqual(['Shipping', 'Heading', 'Keyword', 'Text'])
})

describe('a word is found', () => {
  const entries = [entry('Fulfillment'), entry('E-commerce café'), entry('Studio')]
  test.each([
    ['by its beginning', 'ful', 'Fulfillment'],
    ['from within', 'fillment', 'Fulfillment'],
    ['with a letter left out', 'fulfilment', 'Fulfillment'],
    ['with two letters changed over', 'stduio', 'Studio'],
    ['with a slip while it is being typed', 'fulfll', 'Fulfillment'],
    ['with or without its hyphen', 'ecommerce', 'E-commerce café'],
    ['without its accent', 'CAFE', 'E-commerce café'],
  ])('%s', (_, query, title) => {
    expect(found(entries, query)).toEqual([title])
  })
})

test('a short word is not guessed at', () => {
  expect(found([entry('Cost')], 'cas')).toEqual([])
  expect(found([entry('Cost')], 'post')).toEqual([])
})

test('every word must answer; when none has them all, those with the most do', () => {
  const entries = [entry('Cart recovery'), entry('Cart'), entry('Recovery')]
  expect(found(entries, 'cart recovery')).toEqual(['Cart recovery'])
  expect(found(entries.slice(1), 'cart recovery')).toEqual(['Cart', 'Recovery'])
})

test('small words are passed over, unless there are no others', () => {
  expect(termsOf('How long does it take?')).toEqual(['long', 'take'])
  expect(termsOf('how to')).toEqual(['how', 'to'])
  expect(found([entry('Studio')], ' ?! ')).toEqual([])
})

test('a heading that answered better than its title is told, with its own address', () => {
  const headings = [{ title: 'Services' }, { title: 'Invoices', href: '/terms#invoices' }]
  const [group] = search([entry('Terms', { headings })], 'invoice')
  expect(group?.hits[0]?.heading).toEqual({ title: 'Invoices', href: '/terms#invoices' })
  expect(search([entry('Terms', { headings })], 'terms')[0]?.hits[0]?.heading).toBeUndefined()
})

test('the group with the best answer stands first, and none is longer than five', () => {
  const services = Array.from({ length: 8 }, (_, at) => entry(`Line ${at}`, { text: 'parcel' }))
  const groups = search([...services, entry('Parcel', { group: 'Pages' })], 'parcel')
  expect(groups.map(({ group, hits }) => [group, hits.length])).toEqual([
    ['Pages', 1],
    ['Services', 5],
  ])
})

test('what was typed is marked as far as it was typed, and a mistyped word whole', () => {
  const marked = (query: string) =>
    partsOf('Abandoned cart recovery', termsOf(query))
      .filter(({ isMarked }) => isMarked)
      .map(({ words }) => words)
  expect(marked('cart reco')).toEqual(['cart', 'reco'])
  expect(marked('recovry')).toEqual(['recovery'])
  expect(marked('parcel')).toEqual([])
})
