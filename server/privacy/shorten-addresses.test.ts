import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { createShortenAddresses } from './shorten-addresses.ts'

const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('after thirty days the last part of client addresses is removed, and nothing else changes', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const { db } = app.database
  const send = (ip: string) => app.post('/api/submit-contact-form', ada, { 'x-forwarded-for': ip })
  const consents = () => db.selectFrom('consents').selectAll().orderBy('id').execute()
  const shorten = createShortenAddresses(db)
  for (const ip of ['203.0.113.77', '2001:db8:1:2:3:4:5:6']) {
    expect((await send(ip)).statusCode).toBe(201)
    app.clock.advance(1_000)
  }
  const subscribed = await app.post(
    '/api/subscribe',
    { email: ada.email, consent: true },
    { 'x-forwarded-for': '198.51.100.9' },
  )
  expect(subscribed.statusCode).toBeLessThan(300)
  const [first, second] = await consents()
  app.clock.advance(29 * DAY)
  expect(await shorten(app.clock.now())).toBe(0)
  app.clock.advance(DAY + 1)
  await send('192.0.2.1')
  expect(await shorten(app.clock.now())).toBe(3)
  const [, , third] = await consents()
  expect(await consents()).toEqual([
    { ...first, ip: '203.0.113.0/24' },
    { ...second, ip: '2001:db8:1::/48' },
    { ...third, ip: '192.0.2.1' },
  ])
  const subscribers = await db.selectFrom('newsletter_subscribers').select('ip').execute()
  expect(subscribers).toEqual([{ ip: '198.51.100.0/24' }])
  expect(await shorten(app.clock.now())).toBe(0)
})
