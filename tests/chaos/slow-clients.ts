import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SECOND } from '#contract/durations.ts'
import { openOffice } from './open-office.ts'
import { wait } from './server-process.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const addresses = 4
/** Per address; a client may have 256 open. Together they leave a few connections for others. */
const connectionsEach = 245
const maxOpenMs = 15 * SECOND
const maxWaitMs = 200

/** What a slow client sends at first, and what it repeats every half second. */
const kinds: [first: string, again: string][] = [
  ['', ''],
  ['GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
  [
    'POST /api/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    'a',
  ],
  [
    'POST /api/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\na\r\n',
  ],
]

/** Nearly all connections are held by slow clients: the server closes each in time, and visitors hardly wait meanwhile. */
export async function holdConnections(setting: Setting): Promise<Outcome> {
  const office = await openOffice(setting, { TRUST_PROXY: '0' })
  const { hostname: host, port } = new URL(office.direct)
  const count = addresses * connectionsEach
  const open = new Set<Socket>()
  const lives: number[] = []
  for (let at = 0; at < count; at++) {
    const [first, again] = kinds[at % kinds.length]!
    const localAddress = `127.0.0.${2 + (at % addresses)}`
    const socket = connect({ host, port: Number(port), localAddress })
    socket.on('error', () => {}).resume()
    open.add(socket)
    await once(socket, 'connect')
    const from = performance.now()
    socket.write(first)
    const dripping = setInterval(() => again && socket.writable && socket.write(again), 500)
    socket.once('close', () => {
      clearInterval(dripping)
      open.delete(socket)
      lives.push(performance.now() - from)
    })
  }

  const waits: number[] = []
  let failed = 0
  const from = performance.now()
  while (open.size > 0 && performance.now() - from < maxOpenMs) {
    const asked = performance.now()
    const answer = await fetch(office.direct).catch(() => null)
    if (answer?.status !== 200) failed++
    await answer?.arrayBuffer()
    waits.push(performance.now() - asked)
    await wait(20)
  }
  const left = open.size
  for (const socket of open) socket.destroy()
  await office.close()
  const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Infinity
  const longest = Math.max(...lives)
  const broken = [
    ...(left ? [`${left} slow connections were still open after ${maxOpenMs / SECOND} s`] : []),
    ...(longest > maxOpenMs ? [`a slow connection lived ${Math.round(longest)} ms`] : []),
    ...(failed ? [`${failed} visitors were not answered`] : []),
    ...(p99 > maxWaitMs ? [`visitors waited ${Math.round(p99)} ms`] : []),
  ]
  return {
    trial: `${count} slow connections from ${addresses} addresses`,
    faults: `the longest lived ${(longest / SECOND).toFixed(1)} s; ${waits.length} visits meanwhile, p99 ${Math.round(p99)} ms`,
    ...noEnquiries,
    broken,
  }
}
