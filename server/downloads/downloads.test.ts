import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { slottedPage } from '#build/slots/slotted-page.ts'
import type { AppOptions } from '#server/app-options.ts'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const path = '/resources/guide'
const html = `<!doctype html><html><head></head><body><dd data-slot="downloads">0</dd></body></html>`

const text = Buffer.from('%PDF-1.7 and so on')
const pdf = { type: 'application/pdf', cacheControl: '', etag: 'pdf', bytes: { identity: text } }
const packed = { br: Buffer.from('br'), gzip: Buffer.from('gz'), identity: Buffer.from(html) }
const page = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  etag: 'built',
  bytes: packed,
  styleHash: "'sha256-abc='",
}
const site: AppOptions['site'] = {
  build: 'test',
  origin: 'http://localhost:3000',
  imageHost: '',
  paths: [path, '/404'],
  page: (wanted) => (wanted === path || wanted === '/404' ? page : undefined),
  files: new Map([
    [`${path}.pdf`, pdf],
    ['/resources/blueprint.pdf', pdf],
  ]),
}
const slottedPages = {
  [path]: { parts: slottedPage(html, ['downloads']), styleHash: page.styleHash },
}
const options = { site, slottedPages, downloadRefreshMs: 20, env: { TRUST_PROXY: '1' } }

type App = Awaited<ReturnType<typeof startTestApp>>

const download = (app: App, ip: string, more: Record<string, string> = {}, file = `${path}.pdf`) =>
  app.get(file, { 'x-forwarded-for': ip, 'user-agent': browser, ...more })

const shown = async (app: App) =>
  Number(/<dd[^>]*>(.*)<\/dd>/.exec((await app.get(path)).body)?.[1]?.replace(',', ''))

test('a page shows how often its PDF was downloaded, starting at zero', async () => {
  await using app = await startTestApp(options)
  expect(await shown(app)).toBe(0)
  await download(app, '1.1.1.1')
  await download(app, '2.2.2.2')
  await eventually(async () => expect(await shown(app)).toBe(2))
})

test('a client is counted once a day, and all IPv6 addresses of one household are one client', async () => {
  await using app = await startTestApp(options)
  for (const ip of ['1.1.1.1', '1.1.1.1', '2001:db8::1', '2001:db8::2']) await download(app, ip)
  await eventually(async () => expect(await shown(app)).toBe(2))
  app.clock.advance(24 * 60 * 60_000)
  for (const ip of ['1.1.1.1', '1.1.1.1']) await download(app, ip)
  await eventually(async () => expect(await shown(app)).toBe(3))
})

test('robots, prefetches, cached files and range requests for the end of a file are not counted', async () => {
  await using app = await startTestApp(options)
  const etag = (await app.app.inject({ method: 'HEAD', url: `${path}.pdf` })).headers.etag
  const others: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://bot.example)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'if-none-match': String(etag) },
    { range: 'bytes=5-9' },
    { range: 'bytes=900-' },
  ]
  for (const [index, headers] of others.entries()) await download(app, `3.3.3.${index}`, headers)
  await app.app.inject({ method: 'HEAD', url: `${path}.pdf`, headers: { 'user-agent': browser } })
  await download(app, '4.4.4.4', {}, '/resources/blueprint.pdf')
  await download(app, '5.5.5.5', { range: 'bytes=0-3' })
  await eventually(async () => expect(await shown(app)).toBe(1))
  const rows = await app.database.db.selectFrom('download_counts').selectAll().execute()
  expect(rows).toEqual([{ slug: 'guide', count: 1 }])
})

test('a new count produces a new, compressed page, and an unchanged count keeps the old page', async () => {
  await using app = await startTestApp(options)
  const first = await app.get(path)
  await download(app, '1.1.1.1')
  await eventually(async () => expect(await shown(app)).toBe(1))
  const second = await app.get(path)
  expect(second.headers.etag).not.toBe(first.headers.etag)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const again = await app.get(path, { 'if-none-match': String(second.headers.etag) })
  expect(again.statusCode).toBe(304)
  for (const encoding of ['br', 'gzip']) {
    const answer = await app.get(path, { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
    expect(unpack(answer.rawPayload).toString()).toBe(second.body)
  }
})

test('the counts of several processes on one database add up and survive a restart', async () => {
  await using app = await startTestApp({ ...options, downloadRefreshMs: 60_000 })
  {
    await using second = await startTestApp({ ...options, beside: app })
    await download(second, '1.1.1.1')
    await download(second, '2.2.2.2')
  }
  await app.database.db
    .updateTable('download_counts')
    .set((eb) => ({ count: eb('count', '+', 1_234) }))
    .execute()
  await using third = await startTestApp({ ...options, beside: app })
  expect((await third.get(path)).body).toContain('<dd data-slot="downloads">1,236</dd>')
  await download(third, '1.1.1.1')
  await eventually(async () => expect(await shown(third)).toBe(1_237))
})

test('no request waits for the disk: counts are written later, several at once', async () => {
  await using app = await startTestApp({ ...options, downloadRefreshMs: 60_000 })
  for (let each = 0; each < 50; each++) await download(app, `1.1.1.${each}`)
  const rows = await app.database.db.selectFrom('download_counts').selectAll().execute()
  expect(rows).toEqual([])
})
