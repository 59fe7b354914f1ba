import { expect, test } from 'vitest'
import { DailyClients } from './daily-clients.ts'

test('each client is recorded as new once a day for each file', () => {
  let now = new Date('2026-11-20T23:59:00Z')
  const clients = new DailyClients(() => now)
  expect(clients.recordFirst('1.1.1.1', 'a')).toBe(true)
  expect(clients.recordFirst('1.1.1.1', 'a')).toBe(false)
  expect(clients.recordFirst('1.1.1.1', 'b')).toBe(true)
  expect(clients.recordFirst('2.2.2.2', 'a')).toBe(true)
  now = new Date('2026-11-21T00:00:00Z')
  expect(clients.recordFirst('1.1.1.1', 'a')).toBe(true)
  expect(clients.recordFirst('1.1.1.1', 'a')).toBe(false)
})

test('a stranger with many addresses can fill only a bounded memory, and is then no longer counted', () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const clients = new DailyClients(() => now, 100)
  const first = Array.from({ length: 1_000 }, (_, index) => clients.recordFirst(`${index}`, 'a'))
  expect(first.filter(Boolean)).toHaveLength(100)
  now = new Date('2026-11-21T12:00:00Z')
  expect(clients.recordFirst('900', 'a')).toBe(true)
})
