import { expect, test } from 'vitest'
import { bulkSentence } from './bulk-sentence.ts'
import { matchingSentence } from './matching-sentence.ts'

const rows = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ id: name, name }))

test('the summary of a bulk change gives the count, and names unchanged enquiries with the reason', () => {
  expect(bulkSentence(rows, 5, [], 'moved to Contacted')).toBe('5 enquiries moved to Contacted.')
  expect(bulkSentence(rows, 4, [{ id: 'Bo', code: 'same' }], 'moved to Won')).toBe(
    '4 enquiries moved to Won. Unchanged: Bo (already so).',
  )
  const unchanged = rows.map(({ id }) => ({ id, code: 'not_found' }))
  expect(bulkSentence(rows, 0, unchanged, 'moved to Won')).toBe(
    'No enquiry was changed. Unchanged: Ada (no longer there), Bo (no longer there), Cy (no longer there) and 2 more.',
  )
})

test('the summary of a change to a single enquiry names it', () => {
  expect(bulkSentence(rows.slice(0, 1), 1, [], 'in the bin')).toBe('Ada in the bin.')
})

test('the summary of a change to all matches counts each outcome, and says how many were left if it ended early', () => {
  expect(matchingSentence({ changed: 210 }, 210, 'put into the bin', null)).toBe(
    '210 enquiries put into the bin.',
  )
  expect(matchingSentence({ changed: 1, same: 2, in_bin: 1 }, 4, 'moved to Won', null)).toBe(
    '1 enquiry moved to Won. Unchanged: 2 (already so), 1 (in the bin).',
  )
  expect(matchingSentence({ same: 200 }, 1_200, 'moved to Won', 'It was stopped.')).toBe(
    'No enquiry was changed. Unchanged: 200 (already so). It was stopped. 1,000 were left as they are.',
  )
  expect(matchingSentence({ changed: 200 }, 201, 'moved to Won', 'It was stopped.')).toBe(
    '200 enquiries moved to Won. It was stopped. 1 was left as it is.',
  )
})
