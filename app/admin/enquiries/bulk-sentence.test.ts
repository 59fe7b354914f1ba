import { expect, test } from 'vitest'
import { bulkSentence } from './bulk-sentence.ts'

const rows = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ id: name, name }))

test('a change of several says how many, and names those that did not change with the reason', () => {
  expect(bulkSentence(rows, 5, [], 'moved to Contacted')).toBe('5 enquiries moved to Contacted.')
  expect(bulkSentence(rows, 4, [{ id: 'Bo', code: 'same' }], 'moved to Won')).toBe(
    '4 enquiries moved to Won. Unchanged: Bo (already so).',
  )
  const unchanged = rows.map(({ id }) => ({ id, code: 'not_found' }))
  expect(bulkSentence(rows, 0, unchanged, 'moved to Won')).toBe(
    'No enquiry was changed. Unchanged: Ada (no longer there), Bo (no longer there), Cy (no longer there) and 2 more.',
  )
})

test('a change of one names it', () => {
  expect(bulkSentence(rows.slice(0, 1), 1, [], 'in the bin')).toBe('Ada in the bin.')
})
