import { expect, test } from 'vitest'
import { arrived } from './arrived.ts'

const rowsOf = (ids: string) => ids.split('').map((id) => ({ id }))
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')

test('a row that moves up from the next page because another has left is not new', () => {
  const shown = { rows: rowsOf('dcb'), next: 'b' }
  expect(idsOf(arrived(shown, rowsOf('dba')))).toBe('')
  expect(idsOf(arrived(shown, rowsOf('dca')))).toBe('')
  expect(idsOf(arrived(shown, rowsOf('edba')))).toBe('e')
})

test('a row that arrives at the end of a list without a next page is new', () => {
  expect(idsOf(arrived({ rows: rowsOf('abc'), next: null }, rowsOf('abcd')))).toBe('d')
})

test('all rows are new if none of the former ones is left', () => {
  expect(idsOf(arrived({ rows: rowsOf('ab'), next: 'b' }, rowsOf('ef')))).toBe('ef')
})
