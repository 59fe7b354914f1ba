import { expect, test } from 'vitest'
import { matchesIn } from './word-matches.ts'

const marked = (text: string, search: string) =>
  matchesIn(text, search).map(([start, end]) => text.slice(start, end))

test('words are matched from their start, regardless of case and accents', () => {
  expect(marked('Crème brûlée, CREME, acreme', 'crem')).toEqual(['Crèm', 'CREM'])
  expect(marked('Straße Ünal', 'unal')).toEqual(['Ünal'])
})

test('operators and quotation marks in a search are ignored', () => {
  expect(marked('a (b) [c] or d', '(b [c] "')).toEqual(['b', 'c'])
  expect(marked('nothing here', '"*" ()')).toEqual([])
})

test('matches have the right positions in texts with emoji and right-to-left scripts', () => {
  expect(marked('🎉 party שלום party', 'party שלו')).toEqual(['party', 'שלו', 'party'])
})
