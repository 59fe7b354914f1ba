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

test.each(beginnings)(
  'a cell that a spreadsheet would treat as a formula is written as text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  },
)

test.each([
  ['\r1', `'\r1`],
  ['\n1', `'\n1`],
  ['\r\n=1', `'\r\n'=1`],
])('a formula after a line break is written as text as well: %j', (text, written) => {
  expect(csvLine([text])).toBe(`"${written}"\r\n`)
})

test.each([
  ["Ann;=cmd|'/c calc'!A0;", "Ann;'=cmd|'/c calc'!A0;"],
  ['a; -1;+1', "a;' -1;'+1"],
  ['a\t@a', "a\t'@a"],
  ['a;\uFF1D1', "a;'\uFF1D1"],
])(
  'a formula after a semicolon or tab, where a spreadsheet may split cells, is written as text: %j',
  (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`)
  },
)

test.each([
  ['Hi\n=1+2;', `"Hi\n'=1+2;"`],
  ['a;"=1+2', `"a;'""=1+2"`],
])(
  'a formula after a line break or a quote inside a cell is written as text: %j',
  (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`)
  },
)

test('any other cell is left unchanged, and quoted where necessary', () => {
  expect(csvLine(['a=b; c', 'Ann, "the" boss', '1-2', 'a\nb', '', null])).toBe(
    'a=b; c,"Ann, ""the"" boss",1-2,"a\nb",,\r\n',
  )
})
