import { expect, test } from 'vitest'
import { detailsOf } from './action-words.ts'

test('an audit entry names changed fields in words, not as database columns, and former values', () => {
  const fields = ['stage', 'owner_id', 'follow_up_at', 'value_cents', 'quarantined']
  expect(detailsOf({ fields })).toBe('fields: stage, owner, follow up, value, quarantined')
  expect(detailsOf({ stage: 'qualified', fields: ['owner_id'] })).toBe(
    'stage: Qualified; fields: owner',
  )
  expect(detailsOf({ binned: true, quarantined: false })).toBe('binned: yes; quarantined: no')
  expect(detailsOf({ format: 'csv', filters: [] })).toBe('format: csv; filters: none')
  expect(detailsOf({ role: 'admin', from: { role: 'user' } })).toBe('role: user → admin')
  expect(detailsOf({ bin: 30, enquiries: 365, from: { enquiries: null } })).toBe(
    'bin: 30; enquiries: none → 365',
  )
  expect(detailsOf({ stage: 'contacted', bulk_id: 'an id' })).toBe('stage: Contacted')
  expect(detailsOf({ recovery_code: true, count: 3 })).toBe('recovery code: yes; count: 3')
})
