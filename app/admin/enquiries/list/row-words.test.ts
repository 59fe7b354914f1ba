import { expect, test } from 'vitest'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { reasonWords, rowWords } from './row-words.ts'

test('a row shows the reason for the quarantine in a few words', () => {
  expect(
    [
      'The message has 5 links.',
      'It is about search rankings or links.',
      'Several signs together: it is about search rankings or links, the message has 2 links and it names a bargain price.',
      'The same message came from another address within a day.',
      'Marked as spam by it@staff.example.',
    ].map(reasonWords),
  ).toEqual([
    'has 5 links',
    'about search rankings or links',
    'about search rankings or links, has 2 links and names a bargain price',
    'The same message came from another address within a day',
    'Marked as spam by it@staff.example',
  ])
})

const enquiry = {
  id: '019a8f0e-2b6c-7d11-9c00-0000b3f7bb72',
  name: 'Mei Vargas',
  company: 'Ember Tea',
  email: 'mei@ember.example',
  website: null,
  primary_need: 'Marketplace expansion',
  message:
    'We sell on our own shop only and want to start on Amazon without undercutting ourselves.',
} as ListedEnquiry

test('a row in quarantine shows the message instead of the need, if there is one', () => {
  const suspect = { ...enquiry, quarantined: true }
  expect(rowWords(suspect, undefined)).toMatch(/^We sell on our own shop/)
  expect(rowWords({ ...suspect, message: null }, undefined)).toBe('Marketplace expansion')
})

test('a row shows the part of the message that matches the search', () => {
  expect(rowWords(enquiry, undefined)).toMatch(/^Marketplace expansion · We sell on our own shop/)
  expect(rowWords(enquiry, 'amaz')).toMatch(/^…to start on Amazon without/)
  expect(rowWords(enquiry, 'sell')).toMatch(/^We sell on our own shop/)
  expect(rowWords({ ...enquiry, message: `${'é'.repeat(300)} Amazon` }, 'amazon')).toMatch(
    /^…Amazon$/,
  )
})

test('a row that matches by name looks as usual, and one that matches by e-mail address or website shows that', () => {
  expect(rowWords(enquiry, 'vargas')).toBe(rowWords(enquiry, undefined))
  expect(rowWords(enquiry, 'example')).toMatch(
    /^mei@ember.example · Marketplace expansion · We sell/,
  )
  expect(rowWords({ ...enquiry, website: 'https://goldfinch.example' }, 'goldf')).toMatch(
    /^https:\/\/goldfinch.example · Marketplace/,
  )
  expect(rowWords({ ...enquiry, primary_need: null, message: null }, undefined)).toBe(
    'mei@ember.example',
  )
})

test('a row that matches by its reference or by a note shows that', () => {
  expect(rowWords(enquiry, 'B3F7-BB72')).toMatch(/^B3F7-BB72 · Marketplace expansion/)
  expect(rowWords(enquiry, 'b3f7bb')).toMatch(/^B3F7-BB72 · Marketplace expansion/)
  expect(rowWords({ ...enquiry, found_note: '…farms of Zanzibar' }, 'zanz')).toMatch(
    /^Note: …farms of Zanzibar · Marketplace expansion/,
  )
})
