import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 25
const maxAnswerMs = 15_000

type Options = {
  /** This many writers, each of which sends one enquiry after the other. */
  count?: number
  /** Or this many enquiries per second, whether the previous ones are answered or not. */
  perSecond?: number
  /** How many attempts before giving up; without it unlimited. */
  maxTries?: number
}

/** Visitors who send enquiries and repeat each with its key until it is acknowledged, as the form does. */
export function startWriters(url: string, { count = 32, perSecond, maxTries }: Options = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const acknowledged = new Map<string, string>()
  const faults = new Map<string, number>()
  const waiting: (() => void)[] = []
  const began = performance.now()
  let [seconds, longestTries, failed, going] = [0, 0, 0, true]
  const address = () => `${url}/api/submit-contact-form`

  async function send() {
    const key = randomUUID()
    for (let tries = 1; ; tries++) {
      longestTries = Math.max(longestTries, tries)
      const { status, id = '' } = await post(address(), key, agent)
      if (status === '201') {
        acknowledged.set(key, id)
        while (waiting.length) waiting.pop()!()
        return
      }
      faults.set(status, (faults.get(status) ?? 0) + 1)
      const isGivenUp = tries === maxTries
      if (isGivenUp) failed++
      // What was not acknowledged may be lost.
      if (isGivenUp || !going) return
      await sleep(pauseMs)
    }
  }

  async function loop() {
    await send()
    if (going) begin(loop())
  }

  const ends = new Set<Promise<void>>()
  function begin(work: Promise<void>) {
    ends.add(work)
    void work.finally(() => ends.delete(work))
  }
  const timer = perSecond ? setInterval(sendDue, 10) : undefined
  let sent = 0
  function sendDue() {
    const due = Math.floor(((performance.now() - began) / 1_000) * (perSecond ?? 0))
    for (; sent < due; sent++) begin(send())
  }
  if (!perSecond) for (let at = 0; at < count; at++) begin(loop())

  return {
    acknowledged,
    /** Failed answers, by status or error. */
    faults,
    /** The most attempts that one enquiry took, and how many were given up. */
    longestTries: () => longestTries,
    failed: () => failed,
    perSecond: () => acknowledged.size / seconds,
    /** Resolves at the next acknowledged enquiry, to the milliseconds that it took. */
    next() {
      const from = performance.now()
      return new Promise<number>((resolve) => waiting.push(() => resolve(performance.now() - from)))
    },
    async stop() {
      going = false
      clearInterval(timer)
      seconds = (performance.now() - began) / 1_000
      while (ends.size) await Promise.all(ends)
      agent.destroy()
    },
  }
}

async function post(
  url: string,
  key: string,
  agent: Agent,
): Promise<{ status: string; id?: string }> {
  const body = JSON.stringify({
    name: 'Ana Pérez',
    email: 'ana@tide.example',
    company: key,
    message: 'We sell oars. '.repeat(20),
    consent: true,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  }
  try {
    const signal = AbortSignal.timeout(maxAnswerMs)
    const asked = request(url, { method: 'POST', agent, headers, signal }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const words = Buffer.concat(await answer.toArray()).toString()
    // The proxy says what happened to the connection.
    if (answer.statusCode === 502) return { status: `502 ${words}` }
    if (answer.statusCode !== 201) return { status: String(answer.statusCode) }
    return { status: '201', id: (JSON.parse(words) as { id: string }).id }
  } catch (error) {
    return { status: error instanceof Error && 'code' in error ? String(error.code) : 'cut off' }
  }
}
