import { expect, test } from 'vitest'
import { firstNumber, pageSize } from './page.ts'

const page = (rows: number, total: number | null, next: string | null) => ({
  rows: Array.from({ length: rows }, (_, id) => ({ id })),
  total,
  next,
})

test('a page in the middle counts the pages that lead to it', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), 0)).toBe(1)
  expect(firstNumber(page(pageSize, 292, 'x'), 3)).toBe(151)
})

test('the first page begins with one, whatever has come or gone since it was loaded', () => {
  expect(firstNumber(page(12, 13, null), 0)).toBe(1)
  expect(firstNumber(page(12, 11, null), 0)).toBe(1)
})

test('the last page ends with the total, however many rows have left the pages before it', () => {
  expect(firstNumber(page(42, 292, null), 6)).toBe(251)
  expect(firstNumber(page(42, 292, null), null)).toBe(251)
})

test('no page begins so late that its rows would pass the total', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), 6)).toBe(242)
})

test('a page opened by a link has no number until it is the last one', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), null)).toBeNull()
})

test('while nobody knows the total, pages count from the first one, and a page opened by a link has no number', () => {
  expect(firstNumber(page(pageSize, null, 'x'), 0)).toBe(1)
  expect(firstNumber(page(12, null, null), 2)).toBe(101)
  expect(firstNumber(page(12, null, null), null)).toBeNull()
})
