import { setTimeout as delay } from 'node:timers/promises'
import { startSite } from '#tests/browser/start-site.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { signIn } from '#tests/sign-in.ts'
import { fill, openDriver } from './scale-fill.ts'
import { answer, megabytes, metricsToken, readMemory } from './scale-measure.ts'
import { atRate, type Waits } from './steady-rate.ts'
import { searches, tryPasswords } from './strangers.ts'

const rates = [200, 500]
const seconds = 20
/** Passwords a second that the stranger tries. */
const tries = 50

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
      'while a stranger tries passwords': (signal) =>
        tryPasswords(site.url, { perSecond: tries, account: site.admin.email }, signal),
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

const memoryOf = async (url: string) => megabytes((await readMemory(url)).resident)
