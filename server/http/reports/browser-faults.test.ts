import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

const token = 'metrics-of-the-told-server'
const start = () =>
  startTestApp({ site: testSite({ '/': '' }), env: { METRICS_TOKEN: token, TRUST_PROXY: '1' } })
type App = Awaited<ReturnType<typeof start>>

const fault = {
  message: `"maya@tide.example" is not valid JSON: see https://site.example/contact?email=a%40b.c`,
  stack: `TypeError: of Maya\n    at send (https://site.example/assets/client-Ab1.js:12:345)\n    at https://evil.example/x.js:1:2`,
  page: '/',
}
const tell = (app: App, body: unknown, from = '10.0.0.1') =>
  app.post('/api/browser-fault', body as object, {
    'content-type': 'application/json',
    'x-forwarded-for': from,
  })
const noted = (app: App) => app.logs.filter(({ msg }) => msg === 'browser fault')

test('an error in a browser is logged and counted, without what the visitor typed or who they are', async () => {
  await using app = await start()
  expect((await tell(app, fault)).statusCode).toBe(204)
  const [line] = noted(app)
  expect(line).toMatchObject({
    page: '/',
    fault: '"[...]" is not valid JSON: see https://site.example/contact?[...]',
    where: ['client-Ab1.js:12:345'],
  })
  const more = {
    [`Cannot read properties of undefined (reading 'length')`]: `Cannot read properties of undefined (reading 'length')`,
    'Failed for maya@tide.example': 'Failed for [address]',
    'Bad token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln': 'Bad token [token]',
    'Call +1 805 5550100 now\r\nforged': 'Call +1 805 [number] now forged',
    [`property 'Maya Torres of Tide' of "x"`]: 'property "[...]" of "[...]"',
  }
  for (const [at, message] of Object.keys(more).entries())
    await tell(app, { ...fault, message, page: '/about/maya' }, `10.0.1.${at}`)
  expect(
    noted(app)
      .slice(1)
      .map((line) => line.fault),
  ).toEqual(Object.values(more))
  expect(noted(app)[1]!.page).toBeUndefined()
  const { body } = await app.get('/metrics', { authorization: `Bearer ${token}` })
  expect(body).toMatch(/^browser_faults_total 6$/m)
})

test('at most five errors per client and thirty in all are logged per minute, and malformed reports never', async () => {
  await using app = await start()
  for (let at = 0; at < 8; at++) await tell(app, fault)
  expect(noted(app)).toHaveLength(5)
  for (let at = 0; at < 40; at++) await tell(app, fault, `10.0.2.${at}`)
  expect(noted(app)).toHaveLength(30)
  // All addresses in the network of a household or an attacker count as one client.
  app.clock.advance(60_000)
  for (let at = 1; at < 9; at++) await tell(app, fault, `2001:4860:1:2::${at}`)
  expect(noted(app)).toHaveLength(35)
  app.clock.advance(60_000)
  for (const nonsense of [null, 7, [], {}, { ...fault, stack: 'x'.repeat(5_000) }])
    expect((await tell(app, JSON.stringify(nonsense))).statusCode).toBeLessThan(500)
  expect(noted(app)).toHaveLength(35)
  await tell(app, fault)
  expect(noted(app)).toHaveLength(36)
})

test('reports over the limit are answered without being read', async () => {
  await using app = await start()
  const garbage = (from?: string) => tell(app, '{', from)
  expect((await garbage()).statusCode).toBe(400)
  for (let at = 0; at < 5; at++) await tell(app, fault)
  expect((await garbage()).statusCode).toBe(204)
  expect((await garbage('10.0.0.2')).statusCode).toBe(400)
  app.clock.advance(60_000)
  expect((await garbage()).statusCode).toBe(400)
})
