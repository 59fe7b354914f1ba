import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

const row = (name: string, company = '', more = {}) => ({
  id: '01980000-0000-7000-8000-00001a2b3c4d',
  name,
  company,
  email: 'x@y.example',
  ...more,
})
const order = (rows: ReturnType<typeof row>[], typed: string) =>
  bestFirst(rows, typed).map(({ name }) => name)

test('exact matches come first, then prefixes, then matching names, each group in its original order', () => {
  const rows = [
    row('Message only'),
    row('Ada Shoppe', 'Other'),
    row('Shop Assistant'),
    row('Ünal', 'SHOP'),
    row('Shop'),
  ]
  expect(order(rows, 'shop')).toEqual([
    'Ünal',
    'Shop',
    'Shop Assistant',
    'Ada Shoppe',
    'Message only',
  ])
  expect(order(rows, 'unal')[0]).toBe('Ünal')
  expect(order(rows, 'assistant shop')[0]).toBe('Shop Assistant')
})

test('an e-mail address and a reference, with or without its dash, can be exact matches', () => {
  const rows = [row('newer', '', { id: 'x-00000000' }), row('meant', '', { email: 'A@b.example' })]
  for (const typed of ['a@B.example', '1a2b-3c4d', '1A2B3C4D'])
    expect(order(rows, typed)).toEqual(['meant', 'newer'])
})
