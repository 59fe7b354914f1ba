import { expect, test } from 'vitest'
import { estimateFrom, unreadableIn } from './estimate.ts'

test('the range is 20-30% of the monthly shipping costs', () => {
  expect(estimateFrom('1000', '6')).toEqual({ orders: 1000, cost: 6, low: 1200, high: 1800 })
})

test.each([
  ['1,200', '$6.50', 1560],
  [' 1200 ', '.5', 120],
  ['1,000,000', '10.', 2_000_000],
  ['1,000', '6,75', 1350],
  ['1,000', '1,5', 300],
])('amounts are read as people write them: %s and %s', (orders, cost, low) => {
  expect(estimateFrom(orders, cost)?.low).toBeCloseTo(low)
})

test.each([
  ['', ''],
  ['1000', ''],
  ['0', '6'],
  ['-5', '6'],
  ['many', '6'],
  ['1e3', '6'],
  ['1,00', '6'],
  ['.', '.'],
  ['99999999999', '6'],
  ['1000', '1000000'],
  ['1,000,001', '6'],
  ['1000', '500.01'],
  ['1000.5', '6'],
  ['1000', '1,500'],
  ['1000', '6,755'],
  ['1000', '1,500,75'],
  ['1,5', '6'],
  ['1', '1'],
])('gives no range for %s and %s', (orders, cost) => {
  expect(estimateFrom(orders, cost)).toBeNull()
})

test.each([
  ['1,200', '6.75', []],
  ['', '', []],
  ['1000', ' ', []],
  ['1', '1', []],
  ['1200.5', '6.75', ['orders']],
  ['0', '', ['orders']],
  ['1000', '6,75', []],
  ['1,5', '6', ['orders']],
  ['1000', '1,50,5', ['cost']],
  ['1000', '6.755', ['cost']],
  ['lots', '501', ['orders', 'cost']],
])('reading %s and %s marks %j as unreadable', (orders, cost, faulty) => {
  const found = unreadableIn(orders, cost)
  expect((['orders', 'cost'] as const).filter((name) => found[name])).toEqual(faulty)
})
