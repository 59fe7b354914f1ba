import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '#tests/databases/postgres-server.ts'
import { startFilledSite } from './filled-site.ts'
import { answer, megabytes, readMemory } from './scale-measure.ts'
import { atRate, type Waits } from './steady-rate.ts'
import { searches, tryPasswords } from './strangers.ts'

const rates = [200, 500]
const seconds = 20
/** A newly started server compiles its code on first use, which delays only its first enquiries. */
const firstSeconds = 3
/** Passwords per second tried by the stranger. */
const tries = 50

/**
 * `npm run bench -- latency`: how long an enquiry waits at a steady rate with 100,000 in the database: alone, while a
 * stranger tries passwords, and while an admin searches. The limits are on: each enquiry comes from its own address.
 * The last column is for the three seconds before the measurement.
 * `npm run bench -- latency searches`: only the cases whose names contain one of these words.
 */
export async function latencyReport(names: string[], print: (rows: string[][]) => void) {
  const postgres = await startPostgres({ durable: true })
  for (const DATABASE_URL of ['', postgres.url('postgres')]) {
    console.log(
      `\n${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ms from the moment an enquiry was due`,
    )
    print(await latencyTable(DATABASE_URL, names))
  }
  await postgres.stop()
}

async function latencyTable(DATABASE_URL: string, names: string[]) {
  const isWanted = (what: string) => names.length === 0 || names.some((name) => what.includes(name))
  const site = await startFilledSite(DATABASE_URL)
  const table = [['', 'held', 'p50', 'p99', 'longest', 'refused', 'memory', 'p99 before']]
  try {
    const meanwhile: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
      alone: async () => {},
      'while a stranger tries passwords': (signal) =>
        tryPasswords(site.url, { perSecond: tries, account: site.admin.email }, signal),
      'while an admin searches': async (signal) => {
        for (let turn = 0; !signal.aborted; turn++)
          await answer(site, { name: '', path: searches[turn % searches.length]! })
      },
    }
    for (const [what, disturb] of Object.entries(meanwhile).filter(([what]) => isWanted(what)))
      for (const rate of rates) {
        const over = new AbortController()
        const disturbing = disturb(over.signal)
        const first = await atRate(site.url, rate, firstSeconds)
        const waits = await atRate(site.url, rate, seconds)
        over.abort()
        await disturbing
        table.push([
          `${rate}/s ${what}`,
          ...figuresOf(waits),
          await memoryOf(site.url),
          first.p99.toFixed(1),
        ])
        await delay(2_000)
      }
    return table
  } finally {
    await site.stop()
  }
}

const figuresOf = ({ held, p50, p99, longest, refused }: Waits) => [
  `${held.toFixed(0)}/s`,
  ...[p50, p99, longest].map((ms) => ms.toFixed(1)),
  `${refused}`,
]

const memoryOf = async (url: string) => megabytes((await readMemory(url)).resident)
