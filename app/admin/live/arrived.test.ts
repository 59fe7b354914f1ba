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

test('what arrives at the end of a list that has no next page is new', () => {
  expect(idsOf(arrived({ rows: rowsOf('abc'), next: null }, rowsOf('abcd')))).toBe('d')
})

test('all are new where none is left of those that stood there', () => {
  expect(idsOf(arrived({ rows: rowsOf('ab'), next: 'b' }, rowsOf('ef')))).toBe('ef')
})
