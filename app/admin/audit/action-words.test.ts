import { expect, test } from 'vitest'
import { detailsOf } from './action-words.ts'

test('an audit entry names changed fields in words and not as database columns', () => {
  const fields = ['stage', 'owner_id', 'follow_up_at', 'value_cents', 'quarantined']
  expect(detailsOf({ fields })).toBe('fields: stage, owner, follow up, value, quarantined')
  expect(detailsOf({ format: 'csv', filters: [] })).toBe('format: csv; filters: none')
  expect(detailsOf({ recovery_code: true, count: 3 })).toBe('recovery code: yes; count: 3')
})
