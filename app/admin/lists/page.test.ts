import { expect, test } from 'vitest'
import { firstNumber, pageSize } from './page.ts'

const page = (rows: number, total: number | null, next: string | null) => ({
  rows: Array.from({ length: rows }, (_, id) => ({ id })),
  total,
  next,
})

test('a page in the middle is numbered by the pages before it', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), 0)).toBe(1)
  expect(firstNumber(page(pageSize, 292, 'x'), 3)).toBe(151)
})

test('the first page starts at one, whatever was added or removed since it was loaded', () => {
  expect(firstNumber(page(12, 13, null), 0)).toBe(1)
  expect(firstNumber(page(12, 11, null), 0)).toBe(1)
})

test('the last page ends at the total, however many rows have left the pages before it', () => {
  expect(firstNumber(page(42, 292, null), 6)).toBe(251)
  expect(firstNumber(page(42, 292, null), null)).toBe(251)
})

test('the rows of a page are never numbered beyond the total', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), 6)).toBe(242)
})

test('a page that was opened by a link has no row numbers, unless it is the last page', () => {
  expect(firstNumber(page(pageSize, 292, 'x'), null)).toBeNull()
})

test('without a total, rows are numbered from the first page on, but not on a page that was opened by a link', () => {
  expect(firstNumber(page(pageSize, null, 'x'), 0)).toBe(1)
  expect(firstNumber(page(12, null, null), 2)).toBe(101)
  expect(firstNumber(page(12, null, null), null)).toBeNull()
})
