import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/enquiry.ts'
import { bulkSentence } from './bulk-sentence.ts'
import { matchingSentence } from './matching-sentence.ts'

const rows = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ id: name, name }))
const result = (changed: number, unchanged: BulkResult['unchanged'] = [], unanswered = 0) => ({
  changed,
  unchanged,
  unanswered,
})
const ended = (outcomes: Record<string, number>, end: string | null = null, unanswered = 0) => ({
  outcomes,
  end,
  unanswered,
})

test('the summary of a bulk change gives the count, and names unchanged enquiries with the reason', () => {
  expect(bulkSentence(rows, result(5), 'moved to Contacted')).toBe(
    '5 enquiries moved to Contacted.',
  )
  expect(bulkSentence(rows, result(4, [{ id: 'Bo', code: 'same' }]), 'moved to Won')).toBe(
    '4 enquiries moved to Won. Unchanged: Bo (already so).',
  )
  const unchanged = rows.map(({ id }) => ({ id, code: 'not_found' }))
  expect(bulkSentence(rows, result(0, unchanged), 'moved to Won')).toBe(
    'No enquiry was changed. Unchanged: Ada (no longer there), Bo (no longer there), Cy (no longer there) and 2 more.',
  )
})

test('the summary of a change to a single enquiry names it', () => {
  expect(bulkSentence(rows.slice(0, 1), result(1), 'in the bin')).toBe('Ada in the bin.')
})

test('the summary of a change to all matches counts each outcome, and says how many were left if it ended early', () => {
  expect(matchingSentence(ended({ changed: 210 }), 210, 'moved to the bin')).toBe(
    '210 enquiries moved to the bin.',
  )
  expect(matchingSentence(ended({ changed: 1, same: 2, in_bin: 1 }), 4, 'moved to Won')).toBe(
    '1 enquiry moved to Won. Unchanged: 2 (already so), 1 (in the bin).',
  )
  expect(matchingSentence(ended({ same: 200 }, 'It was stopped.'), 1_200, 'moved to Won')).toBe(
    'No enquiry was changed. Unchanged: 200 (already so). It was stopped. 1,000 were left as they are.',
  )
  expect(matchingSentence(ended({ changed: 200 }, 'It was stopped.'), 201, 'moved to Won')).toBe(
    '200 enquiries moved to Won. It was stopped. 1 was left as it is.',
  )
})

test('the summary of a change of stage says how many are still unanswered', () => {
  const done = 'moved to Qualified'
  expect(bulkSentence(rows, result(2, [], 2), done)).toBe(
    '2 enquiries moved to Qualified. 2 are still unanswered.',
  )
  expect(bulkSentence(rows.slice(0, 1), result(1, [], 1), done)).toBe(
    'Ada moved to Qualified. It is still unanswered.',
  )
  expect(bulkSentence(rows, result(2, [{ id: 'Bo', code: 'same' }], 1), done)).toBe(
    '2 enquiries moved to Qualified. 1 is still unanswered. Unchanged: Bo (already so).',
  )
  expect(matchingSentence(ended({ changed: 210, same: 1 }, null, 30), 211, done)).toBe(
    '210 enquiries moved to Qualified. 30 are still unanswered. Unchanged: 1 (already so).',
  )
})
