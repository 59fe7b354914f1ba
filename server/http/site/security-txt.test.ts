import { expect, test } from 'vitest'
import { DAY } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'
import { securityTxtPath } from './security-txt.ts'

test('security.txt of an old build is served with an expiry date in the future, a later one each day', async () => {
  const text = 'Contact: mailto:a@b.example\nExpires: 2027-01-01T00:00:00.000Z\nCanonical: x\n'
  const file = {
    type: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=3600',
    etag: 'built',
    bytes: { identity: Buffer.from(text) },
  }
  const site = { ...testSite({ '/404': '' }), files: new Map([[securityTxtPath, file]]) }
  await using server = await startTestApp({ site, now: new Date('2031-05-05T10:00:00Z') })
  const first = await server.get(securityTxtPath)
  expect(first.body).toBe(text.replace('2027-01-01', '2032-05-03'))
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await server.get(securityTxtPath, headers)).statusCode).toBe(304)
  server.clock.advance(DAY)
  expect((await server.get(securityTxtPath, headers)).body).toContain('2032-05-04')
})
