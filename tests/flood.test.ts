import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from './eventually.ts'
import { startSite } from './browser/start-site.ts'

const token = 'metrics-of-the-flooded-server'
/** The default limit of open files on many machines. */
const fewDescriptors = ['sh', '-c', 'ulimit -n 1024 && exec "$0" "$@"']
/** As a multiple of the memory of an idle server. */
const maxMemory = 2
/** A process takes longer when all tests run at once. */
const timeout = 60_000

/** With a real process, because only that can crash or run out of memory. */
async function startFlooded() {
  const site = await startSite({ METRICS_TOKEN: token }, fewDescriptors)
  onTestFinished(() => site.stop())
  const { port } = new URL(site.url)
  return {
    ...site,
    /** This many connections that send these bytes and read nothing. */
    flood(connections: number, bytes: string) {
      return Array.from({ length: connections }, () => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
        onTestFinished(() => void socket.destroy())
        return socket.on('error', () => {}).pause()
      })
    },
    async metric(name: string) {
      const headers = { authorization: `Bearer ${token}` }
      const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
  }
}

/** The shortest possible request, so that one read contains as many as possible. */
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost:a\r\n\r\n`

test(
  'thousands of requests whose answers are not read neither crash the process nor fill its memory',
  { timeout },
  async () => {
    const site = await startFlooded()
    await expect.poll(async () => (await fetch(site.url)).status).toBe(200)
    const [born, before] = [
      await site.metric('process_start_time_seconds'),
      await site.metric('process_resident_memory_bytes'),
    ]
    for (const path of ['/', '/resources/email-automation-playbook.pdf', '/favicon.svg', '/api/x'])
      site.flood(50, ask(path).repeat(2_500))
    for (let round = 0; round < 10; round++) {
      expect((await fetch(site.url)).status).toBe(200)
      expect(await site.metric('process_start_time_seconds')).toBe(born)
      expect(await site.metric('process_resident_memory_bytes')).toBeLessThan(before * maxMemory)
    }
  },
)

test(
  'a connection with too many pending requests is closed, and one with a few is answered',
  { timeout },
  async () => {
    const site = await startFlooded()
    const [few] = site.flood(1, ask('/healthz').repeat(8))
    let answer = ''
    few!.on('data', (chunk) => (answer += chunk.toString())).resume()
    await eventually(() => expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(8))
    const [many] = site.flood(1, ask('/healthz').repeat(100))
    answer = ''
    many!.on('data', (chunk) => (answer += chunk.toString())).resume()
    await eventually(() => expect(many!.closed).toBe(true))
    expect(answer.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(100)
  },
)

test('refused forms whose pages are not read do not fill the memory', { timeout }, async () => {
  const site = await startFlooded()
  await expect.poll(async () => (await fetch(site.url)).status).toBe(200)
  const before = await site.metric('process_resident_memory_bytes')
  // Escaped in the page that comes back, each character takes four.
  const form = `message=${'<'.repeat(60_000)}`
  const head = `POST /api/submit-contact-form HTTP/1.1\r\nHost:a\r\nContent-Type:application/x-www-form-urlencoded`
  const post = `${head}\r\nContent-Length:${form.length}\r\n\r\n${form}`
  site.flood(240, post.repeat(8))
  for (let round = 0; round < 10; round++) {
    expect((await fetch(site.url)).status).toBe(200)
    expect(await site.metric('process_resident_memory_bytes')).toBeLessThan(before * maxMemory)
    await sleep(200)
  }
})
