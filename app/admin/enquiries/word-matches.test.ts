import { expect, test } from 'vitest'
import { matchesIn } from './word-matches.ts'

const marked = (text: string, search: string) =>
  matchesIn(text, search).map(([start, end]) => text.slice(start, end))

test('words are marked from their beginning, whatever their case and accents', () => {
  expect(marked('Crème brûlée, CREME, acreme', 'crem')).toEqual(['Crèm', 'CREM'])
  expect(marked('Straße Ünal', 'unal')).toEqual(['Ünal'])
})

test('operators and quotes of a search are plain text', () => {
  expect(marked('a (b) [c] or d', '(b [c] "')).toEqual(['b', 'c'])
  expect(marked('nothing here', '"*" ()')).toEqual([])
})

test('emoji and right-to-left text keep their places', () => {
  expect(marked('🎉 party שלום party', 'party שלו')).toEqual(['party', 'שלו', 'party'])
})
