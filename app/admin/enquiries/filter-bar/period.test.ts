import { expect, test } from 'vitest'
import { periodFault } from './period.ts'

test('a period that ends before it begins has a sentence that says so, in days or in times', () => {
  expect(periodFault({ from: '2026-11-20', to: '2026-11-10' })).toBe(
    '“Received from” (Nov 20, 2026) is later than “until” (Nov 10, 2026), so no enquiry can match.',
  )
  const reversed = [
    ['2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z'],
    // 11 PM on the 19th in Pacific time.
    ['2026-11-20', '2026-11-20T07:00:00Z'],
  ]
  for (const [from, to] of reversed) expect(periodFault({ from, to }), from).toContain('no enquiry')
  const possible = [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', '2026-11-20T07:00:00Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20'],
    ['2026-11-20', undefined],
    [undefined, '2026-11-20'],
  ]
  for (const [from, to] of possible) expect(periodFault({ from, to }), from).toBeNull()
})
