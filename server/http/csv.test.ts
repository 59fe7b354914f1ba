import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

const beginnings = [
  '=1',
  '+1',
  '-1',
  '@a',
  ' =1',
  '\u00A0=1',
  '\t1',
  '\uFF1D1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20a',
]

test.each(beginnings)('what a spreadsheet takes for a formula is text: %j', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`)
})

test.each(['\r1', '\n1', '\r\n=1'])('a formula behind a line break is text as well: %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`)
})

test('any other cell stays as it is, quoted where it has to be', () => {
  expect(csvLine(['a=b', 'Ann, "the" boss', '1-2', 'a\nb', '', null])).toBe(
    'a=b,"Ann, ""the"" boss",1-2,"a\nb",,\r\n',
  )
})
