import { expect, test } from 'vitest'
import { centsOf, money } from './money.ts'

test('amounts are parsed as people write them, and an empty text is no amount', () => {
  const read = ['12,000', '$12,000.50', '12k', '1.5M', ' $ 0 ', '', '0.1'].map(centsOf)
  expect(read).toEqual([1_200_000, 1_200_050, 1_200_000, 150_000_000, 0, null, 10])
  for (const text of [
    'twelve',
    '-1',
    '12.',
    '1e9',
    '12 000 €',
    '12,5',
    '12.500',
    '1.125m',
    '1,2,3',
    '12,0000',
    '9'.repeat(19),
    '∞',
  ])
    expect(centsOf(text), text).toBeUndefined()
})

test('cents are only shown if there are any', () => {
  expect([1_200_000, 1_200_050, 0, 5].map(money)).toEqual(['$12,000', '$12,000.50', '$0', '$0.05'])
})
