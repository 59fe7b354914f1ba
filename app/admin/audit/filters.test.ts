import { expect, test } from 'vitest'
import { parametersOf } from './filters.ts'

const nothing = { action: null, actor: null, subject: null, from: null, to: null }

test('the days of the audit trail are Pacific days in any browser time zone', () => {
  const summer = parametersOf({ ...nothing, from: '2026-07-01', to: '2026-07-01' })
  expect([summer.from, summer.to]).toEqual(['2026-07-01T07:00:00.000Z', '2026-07-02T06:59:59.999Z'])
  const winter = parametersOf({ ...nothing, from: '2026-11-20', to: '2026-11-20' })
  expect([winter.from, winter.to]).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-21T07:59:59.999Z'])
})

test('a day on which the clocks change still lasts from midnight to midnight', () => {
  const { from, to } = parametersOf({ ...nothing, from: '2026-11-01', to: '2026-11-01' })
  expect([from, to]).toEqual(['2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'])
})
