import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Place } from '#tests/databases/test-databases.ts'

/** The real server in one process, without pages, since those may not be built. */
export function startServer(place: Place, settings: Record<string, string> = {}) {
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../server/main.ts'), '--api-only'],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: 'localhost',
        PUBLIC_URL: '',
        ADMIN_EMAIL: '',
        ADMIN_PASSWORD: '',
        PROCESSES: '1',
        LOG_LEVEL: 'info',
        ...place,
        ...settings,
      },
    },
  )
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  const { promise: listening, resolve: listens } = Promise.withResolvers<boolean>()
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (said.startsWith('Node ')) begins()
    if (said.includes('Server listening at')) listens(true)
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
  void ended.then(() => listens(false))
  return {
    pid: server.pid!,
    begun,
    listening,
    ended,
    said: () => said,
    stop() {
      server.kill('SIGTERM')
      return ended
    },
    kill: () => {
      server.kill('SIGKILL')
      return ended
    },
  }
}

export async function occupyPort() {
  const listener = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  onTestFinished(() => void listener.close())
  return String((listener.address() as AddressInfo).port)
}

/** Sends one enquiry after the other until one is not accepted; `end` says why. */
export function keepSending(url: string, agent: Agent) {
  const taken: string[] = []
  const visitor = { taken, end: send() }
  async function send(): Promise<string> {
    try {
      const { status, id } = await post(url, agent)
      if (status !== 201) return String(status)
      taken.push(id)
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    }
    return send()
  }
  return visitor
}

export async function post(url: string, agent: Agent) {
  const body = JSON.stringify({ name: 'Ada', email: 'a@b.example', company: 'C', consent: true })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const asked = request(url, { method: 'POST', agent, headers }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const words = Buffer.concat(await answer.toArray()).toString()
  const { id = '' } = (answer.statusCode === 201 ? JSON.parse(words) : {}) as { id?: string }
  return { status: answer.statusCode, id }
}
