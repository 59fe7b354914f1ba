import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { startSite } from '#tests/browser/start-site.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { fill, openDriver } from './scale-fill.ts'
import { answer, metricsToken } from './scale-measure.ts'
import { signIn } from './scale.ts'
import { atRate, type Waits } from './steady-rate.ts'

const rates = [200, 500]
const seconds = 20
/** Passwords a second that the stranger tries. */
const tries = 50
const attackers = 10

/**
 * `npm run bench -- latency`: how long an enquiry waits at a steady rate with 100,000 in the database: alone, while a
 * stranger tries passwords, and while an admin searches. The limits are on: each enquiry comes from an address of its own.
 */
export async function latencyReport(print: (rows: string[][]) => void) {
  const postgres = await startPostgres({ durable: true })
  for (const DATABASE_URL of ['', postgres.url('postgres')]) {
    console.log(
      `\n${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ms from the moment an enquiry was due`,
    )
    print(await latencyTable(DATABASE_URL))
  }
  await postgres.stop()
}

async function latencyTable(DATABASE_URL: string) {
  const site = await startSite({
    DATABASE_URL,
    TRUST_PROXY: '1',
    METRICS_TOKEN: metricsToken,
    NOTIFY_EMAIL: 'team@agency.example',
  })
  const driver = await openDriver(DATABASE_URL, site.dataDir)
  const table = [['', 'held', 'p50', 'p99', 'longest', 'refused', 'memory']]
  try {
    await fill(driver, 100_000)
    const server = { url: site.url, token: await signIn(site.url, site.admin) }
    const meanwhile: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
      alone: async () => {},
      'while a stranger tries passwords': (signal) => tryPasswords(site.url, signal),
      'while an admin searches': async (signal) => {
        for (let turn = 0; !signal.aborted; turn++)
          await answer(server, { name: '', path: searches[turn % searches.length]! })
      },
    }
    for (const [what, disturb] of Object.entries(meanwhile))
      for (const rate of rates) {
        const over = new AbortController()
        const disturbing = disturb(over.signal)
        const waits = await atRate(site.url, rate, seconds)
        over.abort()
        await disturbing
        table.push([`${rate}/s ${what}`, ...figuresOf(waits), await memoryOf(site.url)])
        await delay(2_000)
      }
    return table
  } finally {
    await driver.close()
    await site.stop()
  }
}

const figuresOf = ({ held, p50, p99, longest, refused }: Waits) => [
  `${held.toFixed(0)}/s`,
  ...[p50, p99, longest].map((ms) => ms.toFixed(1)),
  `${refused}`,
]

const searches = [
  'q=orders',
  'q=orders&count=exact',
  'q=wholesale%20subscription',
  'source=nowhere',
].map((query) => `/api/contact_submissions?limit=50&${query}`)

/** From forty addresses, for accounts that there are and that there are not. */
async function tryPasswords(url: string, signal: AbortSignal) {
  const attack = async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      await fetch(`${url}/api/auth/token?grant_type=password`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${turn % 40}`,
        },
        body: JSON.stringify({
          email: turn % 2 ? 'admin@staff.example' : `${randomBytes(4).toString('hex')}@x.example`,
          password: randomBytes(9).toString('base64url'),
        }),
      }).then((refused) => refused.arrayBuffer())
      await delay((1_000 * attackers) / tries)
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
}

async function memoryOf(url: string) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
  return `${Math.round(bytes / 2 ** 20)} MB`
}
