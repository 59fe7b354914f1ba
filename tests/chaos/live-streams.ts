import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const rounds = 3
/** Less than the fifteen seconds after which a process polls by itself. */
const maxWaitMs = 3_000
const enquiry = { name: 'Ann', email: 'ann@shop.example', consent: true }

/** A staff member who follows the live events of each process. */
export async function followEach(urls: string[], token: string) {
  const streams = await Promise.all(urls.map((url) => follow(url, token)))

  /** Sends enquiries through each process, and returns those that some process did not report in time. */
  async function missed() {
    const faults: string[] = []
    for (let round = 0; round < rounds; round++)
      for (const [from, url] of urls.entries()) {
        const id = await send(url)
        for (const [at, stream] of streams.entries())
          if (!(await stream.hears(id)))
            faults.push(`an enquiry that came to process ${from} was not told by process ${at}`)
      }
    for (const stream of streams) stream.leave()
    return faults
  }
  return { missed }
}

async function send(url: string) {
  const answer = await fetch(`${url}/api/submit-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, company: randomUUID() }),
  })
  return ((await answer.json()) as { id: string }).id
}

async function follow(url: string, token: string) {
  const over = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: over.signal,
  })
  if (!answer.body) throw new Error(`There are no live events at ${url}`)
  let text = ''
  void read(answer.body).catch(() => undefined)

  async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    for await (const part of body.pipeThrough(new TextDecoderStream())) text += part
  }
  return {
    leave: () => over.abort(),
    async hears(id: string) {
      const deadline = performance.now() + maxWaitMs
      while (!text.includes(id) && performance.now() < deadline) await sleep(5)
      return text.includes(id)
    },
  }
}
