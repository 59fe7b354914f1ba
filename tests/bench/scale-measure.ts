import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from './scale-calls.ts'
import type { Driver } from './scale-fill.ts'

export const metricsToken = 'for-this-benchmark-alone'

export type Times = { p50: number; p95: number }
export type Measured = Times & {
  /** Processor time per answer: of the server, and of PostgreSQL's processes. */
  serverMs: number
  databaseMs: number
  /** The longest time that the server's main thread was blocked. */
  blockMs: number
  bareMs: number | null
}

type Server = { url: string; token: string }

/** Times each call, one after the other. */
export async function measure(
  server: Server,
  driver: Driver,
  call: Call,
  rounds: number,
): Promise<Measured> {
  const ask = () => answer(server, call)
  await ask()
  await ask()
  const [before, databaseBefore] = [await usage(server.url), await databaseMs(driver)]
  const times = await time(rounds, ask, call.firstByte ? hangUpMs : 0)
  const [after, databaseAfter] = [await usage(server.url), await databaseMs(driver)]
  const bare = call.bare
  return {
    ...times,
    serverMs: (after.processorMs - before.processorMs) / rounds,
    databaseMs: (databaseAfter - databaseBefore) / rounds,
    blockMs: after.blockMs,
    bareMs: bare ? (await time(10, () => driver.read(bare))).p50 : null,
  }
}

export async function answer({ url, token }: Server, call: Call) {
  const response = await fetch(url + call.path, { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200) throw new Error(`${call.path}: ${await response.text()}`)
  if (call.firstByte) {
    const reader = response.body!.getReader()
    await reader.read()
    await reader.cancel()
  } else await response.arrayBuffer()
}

/** How long the server may go on with an abandoned download, so that it does not slow down the next call. */
const hangUpMs = 50

async function time(rounds: number, work: () => Promise<unknown>, pauseMs = 0): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
    if (pauseMs) await sleep(pauseMs)
  }
  return percentiles(times)
}

export function percentiles(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0 }
}

/** The longest block is since the previous call. */
export async function usage(url: string) {
  const value = await readMetrics(url)
  return {
    processorMs: 1_000 * value('process_cpu_seconds_total'),
    blockMs: 1_000 * value('nodejs_eventloop_lag_max_seconds'),
  }
}

/** The server's memory in bytes: in total, and used by V8. */
export async function readMemory(url: string) {
  const value = await readMetrics(url)
  return {
    resident: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
  }
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

async function readMetrics(url: string) {
  const response = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const text = await response.text()
  return (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

/** Of all its processes, where the system reports it (Linux); 0 for SQLite, which runs inside the server. */
async function databaseMs(driver: Driver) {
  if (driver.isSqlite || !existsSync('/proc/self/stat')) return 0
  const processes = await driver.read(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const ticks = processes.map(({ pid }) => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    // After the name: the state is first, user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return 10 * ticks.reduce((sum, one) => sum + one, 0)
}
