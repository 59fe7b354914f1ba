import { expect, onTestFinished, test, vi } from 'vitest'
import { answering, startHostileServer } from '#tests/receivers/hostile-server.ts'
import { boundedPost } from './bounded-post.ts'
import type { Lookup } from './public-address.ts'

const post = (url: string, more = {}) =>
  boundedPost({ url, body: '{"a":"é"}', allowPrivate: true, timeoutMs: 10_000, ...more })

test('a post arrives with its body and headers, on its own connection', async () => {
  await using server = await startHostileServer(answering('200 OK', '', 'thanks'))
  const answer = await post(server.url, { headers: { 'webhook-id': 'msg_1' } })
  expect(answer).toEqual({ status: 200, location: undefined, text: 'thanks' })
  await post(server.url)
  expect(server.requests).toHaveLength(2)
  expect(server.requests[0]).toMatch(/^POST \/hook HTTP\/1\.1\r\n/)
  for (const line of ['webhook-id: msg_1', 'content-length: 10', 'connection: close'])
    expect(server.requests[0]?.toLowerCase()).toContain(`\r\n${line}\r\n`)
  expect(server.requests[0]?.endsWith('\r\n\r\n{"a":"é"}')).toBe(true)
})

test('a target that hangs, sends its headers byte by byte or closes early gives no answer', async () => {
  const drip = async (send: (text: string) => void) => {
    const timer = setInterval(() => send('x-drip: 1\r\n'), 20)
    onTestFinished(() => clearInterval(timer))
  }
  await using hanging = await startHostileServer(() => {})
  await expect(post(hanging.url, { timeoutMs: 500 })).rejects.toThrow(
    'No answer within 0.5 seconds.',
  )
  await using dripping = await startHostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    void drip((text) => socket.write(text))
  })
  await expect(post(dripping.url, { timeoutMs: 500 })).rejects.toThrow('No answer within')
  await using closing = await startHostileServer((socket) => socket.destroy())
  await expect(post(closing.url)).rejects.toThrow(/hang up|ECONNRESET|closed/)
  await using upgrading = await startHostileServer((socket) =>
    socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'),
  )
  await expect(post(upgrading.url)).rejects.toThrow(/hang up|ECONNRESET|closed/)
  await using nobody = await startHostileServer(() => {})
  await nobody[Symbol.asyncDispose]()
  await expect(post(nobody.url)).rejects.toThrow('ECONNREFUSED')
})

test('an answer times out after ten seconds', async () => {
  await using hanging = await startHostileServer(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let failure = ''
  const posted = boundedPost({ url: hanging.url, body: '{}', allowPrivate: true }).catch(
    (error: Error) => (failure = error.message),
  )
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failure).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await posted
  expect(failure).toBe('No answer within 10 seconds.')
})

test('endless headers and interim responses are aborted', async () => {
  await using headers = await startHostileServer((socket) =>
    socket.write(`HTTP/1.1 200 OK\r\n${`x-long: ${'x'.repeat(1000)}\r\n`.repeat(100)}`),
  )
  await expect(post(headers.url, { timeoutMs: 5_000 })).rejects.toThrow(/overflow/i)
  await using interim = await startHostileServer((socket) =>
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n'.repeat(10_000)),
  )
  await expect(post(interim.url, { timeoutMs: 5_000 })).rejects.toThrow('Too much')
  await using nonsense = await startHostileServer((socket) => socket.write('SSH-2.0-OpenSSH\r\n'))
  await expect(post(nonsense.url)).rejects.toThrow('Parse Error')
})

test('an answer in several parts is read to its end, after an interim response', async () => {
  await using server = await startHostileServer((socket) => {
    socket.write('HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n')
    const begin = `HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n${'a'.repeat(2_000)}`
    setTimeout(() => socket.write(begin), 10)
    setTimeout(() => socket.write('b'.repeat(3_000)), 30)
  })
  // The connection stays open: only the end of the answer can end the read this early.
  const answer = await post(server.url, { timeoutMs: 60_000 })
  expect(answer).toMatchObject({ status: 200, text: 'a'.repeat(2_000) + 'b'.repeat(2_096) })
})

test('at most 64 KB of an answer are read, and its beginning is kept', async () => {
  let sent = 0
  await using server = await startHostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\n')
    const chunk = 'x'.repeat(1_000)
    // As much as the target can send: the rest is what the socket buffers hold when nobody reads.
    const push = () => {
      while (!socket.destroyed && sent < 99_999_999) {
        sent += chunk.length
        if (!socket.write(chunk)) return
      }
    }
    socket.on('drain', push)
    push()
  })
  const answer = await post(server.url, { timeoutMs: 10_000 })
  expect(answer).toMatchObject({ status: 200, text: 'x'.repeat(4_096) })
  expect(sent).toBeLessThan(50_000_000)
})

test('a wrong length, a slow body and a malformed chunked body count by their status and what arrived', async () => {
  await using longer = await startHostileServer((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf'),
  )
  expect(await post(longer.url)).toMatchObject({ status: 200, text: 'half' })
  await using shorter = await startHostileServer((socket) =>
    socket.end('HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\n\r\nmore'),
  )
  expect(await post(shorter.url)).toMatchObject({ status: 204, text: '' })
  await using dripping = await startHostileServer((socket) => {
    socket.write('HTTP/1.1 500 No\r\ncontent-length: 1000\r\n\r\n')
    const timer = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  expect(await post(dripping.url, { timeoutMs: 2_000 })).toMatchObject({
    status: 500,
    text: expect.stringMatching(/^x+$/),
  })
  await using chunked = await startHostileServer((socket) =>
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\nzz\r\n'),
  )
  expect(await post(chunked.url)).toMatchObject({ status: 200 })
})

test('a redirect is returned as it is and not followed', async () => {
  await using there = await startHostileServer(answering('200 OK'))
  await using server = await startHostileServer(
    answering('307 Temporary Redirect', `location: ${there.url}\r\n`),
  )
  expect(await post(server.url)).toMatchObject({ status: 307, location: there.url })
  expect(there.requests).toEqual([])
})

test('a name that resolves to a private address at connection time is refused', async () => {
  await using server = await startHostileServer(answering('200 OK'))
  const url = `http://rebinding.example:${server.port}/`
  // Public when it is first looked up, as by a check before connecting; private from then on.
  const answers = ['1.1.1.1', '127.0.0.1']
  let asked = 0
  const lookup: Lookup = (_host, _options, callback) =>
    callback(null, [{ address: answers[Math.min(asked++, 1)]!, family: 4 }])
  lookup('', { all: true }, () => {})
  await expect(post(url, { allowPrivate: false, lookup })).rejects.toThrow(
    'The address leads into a private network (127.0.0.1); WEBHOOK_PRIVATE_TARGETS=on would allow that.',
  )
  await expect(post(server.url, { allowPrivate: false })).rejects.toThrow('private network')
  expect(server.requests).toEqual([])
  expect(await post(url, { lookup })).toMatchObject({ status: 200 })
})
