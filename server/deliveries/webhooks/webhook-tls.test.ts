import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { certificate, startTlsServer } from '#tests/receivers/tls-server.ts'
import { boundedPost } from '#server/outbound/bounded-post.ts'
import type { Lookup } from '#server/outbound/public-address.ts'

const here: Lookup = (_host, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }])

/** Posts from a separate process, which reads NODE_EXTRA_CA_CERTS when it starts. */
async function postFromProcess(urls: string[], env: Record<string, string>) {
  const program = `
    import { boundedPost } from '#server/outbound/bounded-post.ts'
    const lookup = (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }])
    const post = (url) => boundedPost({ url, body: url, allowPrivate: true, lookup })
    const words = ({ status, text }) => status + ' ' + text
    const answers = await Promise.all(${JSON.stringify(urls)}.map((url) => post(url).then(words, (error) => error.code)))
    console.log(JSON.stringify(answers))`
  const words = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, ...env },
  })
  return JSON.parse(stdout) as string[]
}

test('nothing is sent to a webhook with an untrusted certificate', async () => {
  await using server = await startTlsServer()
  const url = `https://hooks.test:${server.port}/`
  const post = boundedPost({ url, body: 'secret', allowPrivate: true, lookup: here })
  await expect(post).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(server.bodies).toEqual([])
})

test('with NODE_EXTRA_CA_CERTS its certificate is trusted, but only for the host name of its URL', async () => {
  await using server = await startTlsServer()
  const folder = await mkdtemp(join(tmpdir(), 'ca-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ca.pem')
  await writeFile(file, certificate)
  // The connection uses the address that was checked; the certificate must still match the name.
  const [right, wrong, address] = ['hooks.test', 'other.test', '127.0.0.1'].map(
    (host) => `https://${host}:${server.port}/`,
  )
  const answers = await postFromProcess([right!, wrong!, address!], { NODE_EXTRA_CA_CERTS: file })
  expect(answers).toEqual([
    '200 taken',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])
  expect(server.bodies).toEqual([right])
  expect(server.names).toEqual(['hooks.test'])
})
