import { expect, test } from 'vitest'
import { queryWords, searchWords } from './search-words.ts'

test.each([
  ['Straße STRASSE STRAẞE', 'strasse'],
  ['ısı İSTANBUL', 'isi istanbul'],
  ['Ørsted, Łódź & Æsir', 'orsted lodz aesir'],
  ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ'],
  ['東京タワー', '東 京 タ ワ ー'],
  ['ไทย ok', 'ไ ท ย ok'],
  ['한국어', '한국어'.normalize('NFKD')],
  ['ﬁne ℡ x² ①', 'fine tel x2 1'],
  [`foo'bar* OR (x) "q" \u0000z`, 'foo bar or x q z'],
  ['🙂 -- !', ''],
  ['a'.repeat(130), `${'a'.repeat(60)} ${'a'.repeat(10)}`],
])('%s is found by its words regardless of case, accents and other forms', (text, words) => {
  expect(searchWords(text)).toEqual(words.split(' ').filter(Boolean))
})

test('searching for a word in its stored form or in another case gives the same word', () => {
  const wrong: string[] = []
  for (let code = 1; code < 0x3000; code++) {
    const character = String.fromCodePoint(code)
    const words = searchWords(character)
    for (const other of [words.join(' '), character.toLowerCase()])
      if (searchWords(other).join(' ') !== words.join(' ')) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test('a search drops words that are the beginning of another one, and uses only the first twenty', () => {
  expect(queryWords('an Anna ann bob')).toEqual(['anna', 'bob'])
  const words = Array.from({ length: 21 }, (_, at) => `${String.fromCodePoint(97 + at)}x`)
  expect(queryWords(words.join(' '))).toEqual(words.slice(0, 20))
})

test.each(['https://www.harbor.example/', 'HTTP://harbor.example', 'www.harbor.example'])(
  'a search for the pasted address %s asks for no https and no www',
  (address) => {
    expect(queryWords(`shop ${address}`)).toEqual(['shop', 'harbor', 'example'])
  },
)
