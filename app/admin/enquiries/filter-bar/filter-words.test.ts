import { expect, test } from 'vitest'
import { filterParts } from './filter-words.ts'

test('days of a filter are shown as dates, and instants in Pacific time', () => {
  const wordsOf = (from: string) =>
    filterParts({ from, to: '2026-11-30' }, String).map(({ words }) => words)
  expect(wordsOf('2026-09-01')).toEqual(['From: Sep 1, 2026', 'To: Nov 30, 2026'])
  expect(wordsOf('2026-09-01T17:30:00Z')).toEqual(['From: Sep 1, 10:30 AM PDT', 'To: Nov 30, 2026'])
})
