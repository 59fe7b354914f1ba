import { appendFileSync, mkdtempSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE } from '#contract/durations.ts'
import { publicPages } from '#tests/browser/public-pages.ts'
import { startPostgres } from '#tests/databases/postgres-server.ts'
import { signIn } from '#tests/credentials/sign-in.ts'
import { startFilledSite } from './filled-site.ts'
import { answer, megabytes, readMemory } from './scale-measure.ts'
import { atRate } from './steady-rate.ts'
import { searches, tryPasswords } from './strangers.ts'

const enquiriesPerSecond = 15
const pagesPerSecond = 5
const triesPerSecond = 1
const searchesPerSecond = 1
const streams = 2
const betweenReadingsMs = 20_000
/** An access token lives for ten minutes. */
const betweenSignInsMs = 5 * MINUTE

type Server = { url: string; token: string }
type Reading = Awaited<ReturnType<typeof readMemory>>

/**
 * `npm run bench -- memory 60`: the memory of the server over this many minutes of mixed load, on SQLite with 100,000
 * enquiries; `memory 60 postgres` on PostgreSQL. Each sample is a line in a file, whose name is printed.
 */
export async function memoryReport(minutes: number, isPostgres: boolean) {
  const postgres = isPostgres ? await startPostgres({ durable: true }) : undefined
  const DATABASE_URL = postgres?.url('postgres') ?? ''
  const site = await startFilledSite(DATABASE_URL)
  // The load runs on the same cores.
  setPriority(10)
  const server = { url: site.url, token: site.token }
  const over = new AbortController()
  const stranger = { perSecond: triesPerSecond, account: 'nobody@agency.example' }
  const listeners = Array.from({ length: streams }, () => listen(server, over.signal))
  const trying = tryPasswords(site.url, stranger, over.signal)
  const asking = [
    repeat(over.signal, 1_000 / pagesPerSecond, (turn) => readPage(site.url, turn)),
    repeat(over.signal, 1_000 / searchesPerSecond, (turn) =>
      answer(server, { name: '', path: searches[turn % searches.length]! }),
    ),
    repeat(over.signal, betweenSignInsMs, async () => {
      server.token = await signIn(site.url, site.admin)
      await answer(server, { name: '', path: '/api/contact_submissions/export?format=csv' })
    }),
  ]
  const readings = keepReading(site.url, over.signal)
  const waits = await atRate(site.url, enquiriesPerSecond, minutes * 60)
  over.abort()
  const failed = await Promise.all(asking)
  await Promise.all([trying, ...listeners])
  console.log(summary(await readings))
  console.log(
    `enquiries: ${waits.held.toFixed(1)}/s, ${waits.refused} refused, p50 ${waits.p50.toFixed(1)} ms, p99 ${waits.p99.toFixed(1)} ms; of the rest ${failed.reduce((sum, one) => sum + one)} failed`,
  )
  await site.stop()
  await postgres?.stop()
}

/** One after the other; late ones are not made up for. Returns how many failed. */
async function repeat(signal: AbortSignal, everyMs: number, work: (turn: number) => Promise<void>) {
  let failed = 0
  for (let turn = 0; !signal.aborted; turn++) {
    await work(turn).catch(() => failed++)
    await pause(everyMs, signal)
  }
  return failed
}

const pause = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal }).catch(() => undefined)

async function readPage(url: string, turn: number) {
  const response = await fetch(url + publicPages[turn % publicPages.length]!)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  await response.arrayBuffer()
}

/** Follows the live events, and reconnects with the current session when disconnected. */
async function listen(server: Server, signal: AbortSignal) {
  while (!signal.aborted) {
    const headers = { authorization: `Bearer ${server.token}` }
    await fetch(`${server.url}/api/events`, { headers, signal })
      .then((stream) => stream.text())
      .catch(() => undefined)
    await pause(1_000, signal)
  }
}

async function keepReading(url: string, signal: AbortSignal) {
  const file = join(mkdtempSync(join(tmpdir(), 'anacapa-memory-')), 'readings.txt')
  console.log(`Readings: ${file}`)
  const readings: Reading[] = []
  while (!signal.aborted) {
    const reading = await readMemory(url)
    readings.push(reading)
    const line = `${new Date().toISOString()} ${megabytes(reading.resident)}, V8 ${megabytes(reading.heap)}\n`
    appendFileSync(file, line)
    await pause(betweenReadingsMs, signal)
  }
  return readings
}

function summary(readings: Reading[]) {
  const of = (kind: keyof Reading) => {
    const all = readings.map((reading) => reading[kind])
    const range = `${megabytes(Math.min(...all))} to ${megabytes(Math.max(...all))}`
    return `${megabytes(all[0] ?? 0)} at first, ${range}, ${megabytes(all.at(-1) ?? 0)} at the end`
  }
  return `${readings.length} readings: ${of('resident')}; V8 has in use ${of('heap')}`
}
