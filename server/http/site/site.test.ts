import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { loadSite } from './built-site.ts'

test('pages, files and pictures are served at their addresses, compressed when the client accepts it', async () => {
  await using site = await startSite()
  const cases: [string, number, string, string][] = [
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/contact', 200, 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/a-1.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/resources/guide.pdf', 200, 'application/pdf', 'public, max-age=3600'],
    ['/images/chart?w=800&h=450', 200, 'image/webp', 'public, max-age=3600'],
  ]
  for (const [path, status, type, cache] of cases) {
    const { headers, ...answer } = await site.ask(path)
    expect([answer.status, headers['content-type'], headers['cache-control']], path).toEqual([
      status,
      type,
      cache,
    ])
    expect((await site.ask(path, { method: 'HEAD' })).status, path).toBe(status)
  }
  for (const encoding of ['br', 'gzip'])
    for (const path of ['/contact', '/assets/a-1.js', '/robots.txt']) {
      const { status, headers } = await site.ask(path, { headers: { 'accept-encoding': encoding } })
      expect([status, headers['content-encoding'], headers.vary], path).toEqual([
        200,
        encoding,
        expect.stringMatching(/accept-encoding/i),
      ])
    }
})

test('a Markdown twin names the file that lists all of them', async () => {
  await using site = await startSite()
  expect((await site.ask('/contact.md')).headers.link).toBe('</llms.txt>; rel="describedby"')
  expect((await site.ask('/robots.txt')).headers.link).toBeUndefined()
})

test('a browser may keep a prefetched page for a minute, so that it is not requested again', async () => {
  await using site = await startSite()
  const headers = { 'sec-purpose': 'prefetch' }
  const cases = { '/contact': 'private, max-age=60', '/admin': 'no-cache', '/none': 'no-cache' }
  for (const [path, cache] of Object.entries(cases)) {
    const answer = await site.ask(path, { headers })
    expect(answer.headers['cache-control'], path).toBe(cache)
  }
})

test('with a site mounted, unknown API addresses are still answered with problem documents', async () => {
  await using site = await startSite()
  for (const [method, path, status] of [
    ['GET', '/api', 404],
    ['GET', '/api/unknown', 404],
    ['GET', '/api/../api/none', 404],
    ['POST', '/api/unknown', 404],
    ['GET', '/api/submit-contact-form', 405],
    ['HEAD', '/api/submit-contact-form', 405],
    ['GET', '/api/auth/token', 405],
  ] as const) {
    const answer = await site.ask(path, { method })
    expect([answer.status, answer.headers['content-type']], `${method} ${path}`).toEqual([
      status,
      expect.stringMatching(/^application\/(problem\+)?json/),
    ])
  }
})

test('an address with a trailing slash redirects to the one without', async () => {
  await using site = await startSite()
  for (const [path, target] of [
    ['/contact/', '/contact'],
    ['/contact//', '/contact'],
    ['/contact/?a=b', '/contact?a=b'],
    ['/contact/?a=why?&b=c', '/contact?a=why?&b=c'],
    ['//', '/'],
    ['/admin/inbox/0193/', '/admin/inbox/0193'],
  ] as const) {
    const { status, headers } = await site.ask(path)
    expect([status, headers.location], path).toEqual([301, target])
  }
})

test('odd and malicious addresses are answered with the 404 page', async () => {
  await using site = await startSite()
  const files = `/index.html /contact/index.html /404/index.html /images/chart-800x450.webp
    /index.html.br /contact/index.html.gz /assets/a-1.js.br /CONTACT /contact/x`
  const odd = `//x //contact /a//b /assets /assets/ /assets//a-1.js /assets/./a-1.js /:x( /* /%00
    /contact%00 /../etc/passwd /%2e%2e/site.json /assets/%2e%2e/%2e%2e/site.json
    /assets/..\\..\\site.json /assets/..%5c..%5csite.json /images/..%2fa /images/chart?w=1&h=1`
  const long = `/${'x'.repeat(5_000)}`
  for (const path of [...files.split(/\s+/), ...odd.split(/\s+/), long]) {
    const { status, body } = await site.ask(path)
    expect([status, body], path).toEqual([404, 'There is no such page.'])
  }
})

test('Range and If-Match are honored, and answered with a problem document if they cannot be satisfied', async () => {
  await using site = await startSite()
  const ask = (headers: Record<string, string>) => site.ask('/resources/guide.pdf', { headers })
  const part = await ask({ range: 'bytes=1-3' })
  expect([part.status, part.body]).toEqual([206, 'PDF'])
  const beyond = await ask({ range: 'bytes=9999999-' })
  expect([beyond.status, JSON.parse(beyond.body).code]).toEqual([416, 'range_not_satisfiable'])
  const other = await ask({ 'if-match': '"x"' })
  expect([other.status, JSON.parse(other.body).code]).toEqual([412, 'precondition_failed'])
})

test('a client that has the current version of a page or file gets 304 without a body', async () => {
  await using site = await startSite()
  for (const path of ['/', '/robots.txt', '/assets/a-1.js', '/resources/guide.pdf'])
    for (const encoding of ['br', 'identity']) {
      const ask = (tags?: string) =>
        site.ask(path, {
          headers: { 'accept-encoding': encoding, ...(tags && { 'if-none-match': tags }) },
        })
      const { etag = '' } = (await ask()).headers
      for (const known of [etag, `W/${etag}`, `"x" , ${etag},"y"`, '*']) {
        const { status, body, headers } = await ask(known)
        expect([status, body, headers.etag], `${path} ${known}`).toEqual([304, '', etag])
      }
      expect((await ask('"x"')).status).toBe(200)
    }
})

test('a valid Range header gets exactly that part, and an invalid one the whole file', async () => {
  await using site = await startSite()
  const ask = async (range: string, more: Record<string, string> = {}) => {
    const headers = { range, ...more }
    const { status, body, headers: answer } = await site.ask('/resources/guide.pdf', { headers })
    return [status, body, answer['content-range']]
  }
  const whole = [200, '%PDF-1.7', undefined]
  expect(await ask('bytes=5-')).toEqual([206, '1.7', 'bytes 5-7/8'])
  expect(await ask('bytes=-3')).toEqual([206, '1.7', 'bytes 5-7/8'])
  expect(await ask('bytes=-100')).toEqual([206, '%PDF-1.7', 'bytes 0-7/8'])
  expect(await ask('bytes=0-100')).toEqual([206, '%PDF-1.7', 'bytes 0-7/8'])
  for (const odd of ['bytes=3-1', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x', 'bytes=0-1 '])
    expect((await ask(odd))[0], odd).toBe(odd === 'bytes=0-1 ' ? 206 : 200)
  expect(await ask('bytes=0-1', { 'if-range': '"another"' })).toEqual(whole)
  expect((await ask('bytes=8-'))[0]).toBe(416)
  expect((await ask('bytes=8-'))[2]).toBe('bytes */8')
})

test('a method other than GET and HEAD is refused with 405 and an Allow header, and never redirects', async () => {
  await using site = await startSite()
  const named = ['/admin/inbox/0193', '/images/chart?w=800&h=450']
  for (const path of ['/', '/contact', '/robots.txt', '/healthz', '/metrics', ...named])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await site.ask(path, { method })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
    }
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    expect((await site.ask('/contact/', { method })).status).toBe(404)
    expect((await site.ask('/none', { method })).status).toBe(404)
  }
})

const files: Record<string, string> = {
  'index.html': '<p>Home</p>',
  'contact/index.html': '<p>Contact</p>',
  '404/index.html': 'There is no such page.',
  'admin/inbox/index.html': '<p>Record</p>',
  'assets/a-1.js': 'export {}',
  'robots.txt': 'User-agent: *',
  'contact.md': '# Contact',
  'resources/guide.pdf': '%PDF-1.7',
  'images/chart-800x450.webp': 'RIFF',
}

/** The server with a small site, called over a socket so that an address arrives exactly as written. */
async function startSite() {
  const dist = mkdtempSync(join(tmpdir(), 'anacapa-dist-'))
  for (const [name, words] of Object.entries(files)) {
    const file = join(dist, 'site', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, words)
    if (!/\.(html|js|txt)$/.test(name)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(words))
    writeFileSync(`${file}.gz`, gzipSync(words))
  }
  const page = (file: string) => ({ file, styleHash: "'sha256-abc='" })
  const pages = {
    '/': page('index.html'),
    '/contact': page('contact/index.html'),
    '/404': page('404/index.html'),
    '/admin/inbox/:id': page('admin/inbox/index.html'),
  }
  writeFileSync(join(dist, 'site.json'), JSON.stringify({ stamp: 'a stamp', pages }))
  const server = await startTestApp({ site: await loadSite(dist) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo

  type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }
  type More = { method?: string; headers?: Record<string, string> }
  return {
    ask: (path: string, more: More = {}) =>
      new Promise<Answer>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, agent: false, ...more }, async (answer) => {
          const body = await text(answer)
          resolve({ status: answer.statusCode, headers: answer.headers, body })
        })
          .on('error', reject)
          .end()
      }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      rmSync(dist, { recursive: true })
    },
  }
}
