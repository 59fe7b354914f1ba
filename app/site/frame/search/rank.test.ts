import { describe, expect, test } from 'vitest'
import type { SearchEntry } from '#content/search.ts'
import { partsOf } from './highlighted.tsx'
import { search } from './rank.ts'
import { termsOf } from './words.ts'

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

test('a match in the title ranks above one in a heading, a heading above a keyword, a keyword above the text', () => {
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
    ['with two letters swapped', 'stduio', 'Studio'],
    ['with a typing error in an unfinished word', 'fulfll', 'Fulfillment'],
    ['with or without its hyphen', 'ecommerce', 'E-commerce café'],
    ['without its accent', 'CAFE', 'E-commerce café'],
  ])('%s', (_, query, title) => {
    expect(found(entries, query)).toEqual([title])
  })
})

test('typing errors in short words are not corrected', () => {
  expect(found([entry('Cost')], 'cas')).toEqual([])
  expect(found([entry('Cost')], 'post')).toEqual([])
})

test('entries with all words are found, or else those with the most words', () => {
  const entries = [entry('Cart recovery'), entry('Cart'), entry('Recovery')]
  expect(found(entries, 'cart recovery')).toEqual(['Cart recovery'])
  expect(found(entries.slice(1), 'cart recovery')).toEqual(['Cart', 'Recovery'])
})

test('stop words count only in a query that has no other words', () => {
  expect(termsOf('How long does it take?')).toEqual(['long', 'take'])
  expect(termsOf('how to')).toEqual(['how', 'to'])
  expect(found([entry('Studio')], ' ?! ')).toEqual([])
})

test('a result shows and links to a heading that matches better than the title', () => {
  const headings = [{ title: 'Services' }, { title: 'Invoices', href: '/terms#invoices' }]
  const [group] = search([entry('Terms', { headings })], 'invoice')
  expect(group?.hits[0]?.heading).toEqual({ title: 'Invoices', href: '/terms#invoices' })
  expect(search([entry('Terms', { headings })], 'terms')[0]?.hits[0]?.heading).toBeUndefined()
})

test('the group with the best match comes first, with at most five results in each', () => {
  const services = Array.from({ length: 8 }, (_, at) => entry(`Line ${at}`, { text: 'parcel' }))
  const groups = search([...services, entry('Parcel', { group: 'Pages' })], 'parcel')
  expect(groups.map(({ group, hits }) => [group, hits.length])).toEqual([
    ['Pages', 1],
    ['Services', 5],
  ])
})

test('the typed part of a word is highlighted, or the whole word after a typing error', () => {
  const title = 'Abandoned cart recovery'
  const marked = (query: string) =>
    partsOf({
      text: title,
      terms: termsOf(query),
      found: search([entry(title)], query)[0]?.hits[0]?.found ?? [],
    })
      .filter(({ isMarked }) => isMarked)
      .map(({ words }) => words)
  expect(marked('cart reco')).toEqual(['cart', 'reco'])
  expect(marked('recovry')).toEqual(['recovery'])
  expect(marked('parcel')).toEqual([])
})
