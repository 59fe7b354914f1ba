import { expect, test } from 'vitest'
import { detailsOf } from './action-words.ts'

test('an entry names what was changed in words, not as the columns of a table', () => {
  const fields = ['stage', 'owner_id', 'follow_up_at', 'value_cents', 'quarantined']
  expect(detailsOf({ fields })).toBe('fields: stage, owner, follow up, value, quarantined')
  expect(detailsOf({ format: 'csv', filters: [] })).toBe('format: csv; filters: none')
  expect(detailsOf({ recovery_code: true, count: 3 })).toBe('recovery code: yes; count: 3')
})
