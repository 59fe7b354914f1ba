import { expect, test } from 'vitest'
import { type Entry, matchingEntries } from './entries.ts'

const entries: Entry[] = [
  { key: 'a', group: 'Rooms', words: 'Inbox', to: '/admin/inbox' },
  { key: 'b', group: 'Enquiry', words: 'Make it mine', command: 'mine' },
  { key: 'c', group: 'Views', words: 'Mine', to: '/admin/inbox?owner=me' },
  { key: 'd', group: 'Found enquiries', words: 'Ünal', to: '/admin/inbox/1', found: true },
]
const found = (typed: string) =>
  matchingEntries(entries, typed).flatMap((group) => group.entries.map(({ words }) => words))

test('every typed word has to match the start of a word of the entry, except for server results', () => {
  expect(found('mi')).toEqual(['Make it mine', 'Ünal', 'Mine'])
  expect(found('make mi')).toEqual(['Make it mine', 'Ünal'])
  expect(found('nbox')).toEqual(['Ünal'])
  expect(found('make-mi')).toEqual(['Make it mine', 'Ünal'])
  expect(found('')).toEqual(['Make it mine', 'Ünal', 'Mine', 'Inbox'])
})
