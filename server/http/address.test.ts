import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { addressOf, clientOf } from './address.ts'

test('an IPv4 address counts as one client, and so does an IPv6 /64', () => {
  expect(clientOf('203.0.113.9')).toBe('203.0.113.9')
  expect(clientOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(clientOf('2001:0DB8:1:2::')).toBe('2001:db8:1:2::/64')
  expect(clientOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(clientOf('::1')).toBe('0:0:0:0::/64')
  expect(clientOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an address is recognized in every spelling that proxies use', () => {
  for (const text of [
    '203.0.113.9',
    '203.0.113.9:41522',
    '::ffff:203.0.113.9',
    '::FFFF:cb00:7109',
    '0:0:0:0:0:ffff:203.0.113.9',
    '[::ffff:203.0.113.9]:41522',
  ])
    expect(addressOf(text), text).toBe('203.0.113.9')
  for (const text of ['2001:db8::7', '[2001:db8::7]', '[2001:0DB8:0::7]:443'])
    expect(addressOf(text), text).toBe('2001:db8::7')
})

test('all values that are not an address count together as one client', () => {
  for (const text of [
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '1.2.3',
    '[::g]:1',
    '1.2.3.4:x',
    ':80',
  ])
    expect([addressOf(text), clientOf(text)], text).toEqual([undefined, 'unknown'])
})

test('neither another port nor an invented address gives a client new attempts', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const subscribe = (n: number, from: string) =>
    server.post(
      '/api/subscribe',
      { email: `a${n}@shop.example` },
      { 'x-forwarded-for': `198.51.100.1, ${from}` },
    )
  const statuses = async (spell: (n: number) => string) => {
    const codes: number[] = []
    for (let n = 0; n < 12; n++) codes.push((await subscribe(n, spell(n))).statusCode)
    return codes.filter((code) => code === 429).length
  }
  expect(await statuses((n) => `203.0.113.9:${5000 + n}`)).toBe(2)
  expect(await statuses((n) => `[2001:db8::${n}]:${5000 + n}`)).toBe(2)
  expect(await statuses((n) => `invented-${n}`)).toBe(2)
})

test('the record of a consent contains an address without its port', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
  const cases = [
    ['203.0.113.9:5000', '203.0.113.9'],
    ['[2001:db8::7]:5000', '2001:db8::7'],
    ['invented', '127.0.0.1'],
  ] as const
  for (const [from] of cases)
    await server.post('/api/submit-contact-form', ada, { 'x-forwarded-for': from })
  const rows = await server.database.db.selectFrom('consents').select('ip').execute()
  expect(rows.map(({ ip }) => ip).toSorted()).toEqual(cases.map(([, ip]) => ip).toSorted())
})
