import { expect, test } from 'vitest'
import { eventStreamReader, type StreamMessage } from './event-stream.ts'

function read(chunks: Iterable<string>) {
  const messages: StreamMessage[] = []
  const reader = eventStreamReader((message) => messages.push(message))
  for (const chunk of chunks) reader(chunk)
  return messages
}

const stream = `:\n\nid: 1-2-3\n\nid: 1-2-4\ndata: {"kind":"reset"}\n\n: still there\n\nretry: 60000\n\ndata: a\ndata: b\n\n`
const messages = [
  { id: '1-2-3' },
  { id: '1-2-4', data: '{"kind":"reset"}' },
  { retryMs: 60_000 },
  { data: 'a\nb' },
]

test('messages are parsed, and comments are ignored', () => {
  expect(read([stream])).toEqual(messages)
})

test('a stream can arrive in any chunks and with any line endings', () => {
  expect(read(stream)).toEqual(messages)
  expect(read(stream.replaceAll('\n', '\r\n'))).toEqual(messages)
})

test('incomplete messages and unknown fields are ignored', () => {
  expect(read(['data: half\n', 'retry: soon\n', 'else: x\n'])).toEqual([])
  expect(read(['retry: soon\n\n'])).toEqual([])
})
