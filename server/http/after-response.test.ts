import fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { afterResponse } from './after-response.ts'

test('work scheduled after an answer runs, and the server closes, even if the client disconnected early', async () => {
  const app = fastify()
  const afterAnswer = afterResponse(app)
  const reached = Promise.withResolvers<void>()
  const hungUp = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const done: string[] = []
  app.get('/', async (request, reply) => {
    request.raw.socket.once('close', () => hungUp.resolve())
    reached.resolve()
    await hungUp.promise
    afterAnswer(reply, async () => done.push('mailed'))
    asked.resolve()
    return reply.send({})
  })
  await app.listen({ port: 0 })
  const client = connect((app.server.address() as AddressInfo).port)
  await once(client, 'connect')
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await reached.promise
  client.destroy()
  await asked.promise
  await app.close()
  expect(done).toEqual(['mailed'])
})
