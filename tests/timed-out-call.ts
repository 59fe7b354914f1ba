import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'

type Call = { method: string; path: string; body: object; headers?: Record<string, string> }

/**
 * Makes a call and lets time pass until it is answered with 503. Over a real connection: only there does a request close
 * when its body has been read.
 */
export async function timedOutCall(
  app: FastifyInstance,
  { method, path, body, headers = {} }: Call,
) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = request({ port, path, method, agent: false, headers })
  sent.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  let status: number | undefined
  sent.once('response', (answer: IncomingMessage) => (status = answer.resume().statusCode))
  await expect
    .poll(() => {
      vi.advanceTimersByTime(SECOND)
      return status
    })
    .toBe(503)
  vi.useRealTimers()
}
