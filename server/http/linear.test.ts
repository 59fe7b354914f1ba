import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'
import { bestEncoding } from './site/accept-encoding.ts'
import { tagsIn } from './site/send-built.ts'
import { variantsOf } from './site/variants.ts'
import { withoutSlashes } from './site/site.ts'
import { addressOf } from './address.ts'
import { csvLine } from './csv.ts'
import { readablePath } from './refusals/readable-path.ts'

/** Texts from strangers, and the functions that read them. */
const readers: Record<
  string,
  { worst: (length: number) => string; read: (text: string) => unknown }
> = {
  'spaces between tags': { worst: (length) => `"a"${' '.repeat(length)}x`, read: tagsIn },
  'commas between tags': { worst: (length) => ' ,'.repeat(length / 2), read: tagsIn },
  'slashes within a path': { worst: (length) => `${'/'.repeat(length)}x`, read: withoutSlashes },
  'percent signs in a path': {
    worst: (length) => `/${'%'.repeat(length)}`,
    read: (url) => readablePath({ url } as Parameters<typeof readablePath>[0]),
  },
  encodings: {
    worst: (length) => 'br;q=0.0'.padEnd(length, '0') + 'x',
    read: (text) => bestEncoding(text, { identity: Buffer.of() }),
  },
  'an address': { worst: (length) => `${'1.'.repeat(length / 2)}x`, read: addressOf },
  zones: { worst: (length) => '%'.repeat(length), read: addressOf },
  'line breaks in a cell': {
    worst: (length) => `${'\n'.repeat(length)}x`,
    read: (text) => csvLine([text]),
  },
  parameters: {
    worst: (length) => `/list?${Array.from({ length: length / 6 }, (_, n) => `p${n}=x`).join('&')}`,
    read: (url) => variantsOf(['/list', '/list?type=a'])('/list', url),
  },
}

/** The shortest of several runs, since other work on the machine only adds time. */
function shortest(work: () => unknown) {
  const times = Array.from({ length: 7 }, () => {
    const begin = performance.now()
    work()
    return performance.now() - begin
  })
  return Math.min(...times)
}

test.each(Object.entries(readers))(
  '%s: processing time grows linearly with the length, not quadratically',
  (_, reader) => {
    const [short, long] = [reader.worst(4_000), reader.worst(8 * 4_000)]
    shortest(() => reader.read(short))
    const [before, after] = [shortest(() => reader.read(short)), shortest(() => reader.read(long))]
    // Eight times the length: 8 when it is linear, 64 when it is quadratic.
    expect(after).toBeLessThan(Math.max(before, 0.2) * 24)
  },
)

test('headers and addresses of the maximum length are answered as fast as short ones', async () => {
  await using server = await startTestApp({ site: testSite({ '/': 'Home', '/404': 'None' }) })
  const long = 15_000
  for (const value of [' '.repeat(long), ','.repeat(long), ' ,'.repeat(long / 2)]) {
    const headers = { 'if-none-match': `"a"${value}x`, 'accept-encoding': `a${value}x` }
    expect((await server.get('/', headers)).statusCode).toBe(200)
  }
  for (const path of [`/${'/'.repeat(long)}x`, `/x${'/'.repeat(long)}`, `/${'%'.repeat(long)}`])
    expect((await server.get(path)).statusCode).toBe(404)
})
