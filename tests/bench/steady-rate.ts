import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Waits = { held: number; p50: number; p99: number; longest: number; refused: number }

/**
 * Sends enquiries at a steady rate, whether or not the previous ones have been answered. A wait begins when the enquiry
 * was due, so one sent late because everything is late counts as late.
 */
export async function atRate(url: string, perSecond: number, seconds: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const waits: number[] = []
  let refused = 0
  const began = performance.now()
  const all: Promise<void>[] = []
  const sendDue = async (dueAt: number) => {
    if ((await send(url, agent)) === 201) waits.push(performance.now() - dueAt)
    else refused += 1
  }
  const total = perSecond * seconds
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * perSecond) + 1)
      while (all.length < due) {
        all.push(sendDue(began + (all.length / perSecond) * 1_000))
      }
      if (due < total) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.all(all)
  const took = (performance.now() - began) / 1_000
  agent.destroy()
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? Infinity
  return { held: waits.length / took, p50: at(0.5), p99: at(0.99), longest: at(1), refused }
}

const anyAddress = () => Array.from({ length: 4 }, () => randomInt(1, 224)).join('.')

/** Returns the status, or 0 if the connection broke. */
const send = (url: string, agent: Agent) =>
  new Promise<number>((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() }
    const path = `${url}/api/submit-contact-form`
    const post = request(path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    post.once('error', () => resolve(0))
    post.end(
      JSON.stringify({
        name: 'Ana Pérez',
        email: `ana-${randomUUID()}@tide.example`,
        company: `Tide & Timber ${randomUUID()}`,
        message: `We sell oars. ${randomUUID()} `.repeat(5),
        consent: true,
      }),
    )
  })
