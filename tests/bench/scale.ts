import { randomUUID } from 'node:crypto'
import { startSite } from '#tests/browser/start-site.ts'
import { startPostgres } from '#tests/databases/postgres-server.ts'
import { signIn } from '#tests/credentials/sign-in.ts'
import { type Call, scaleCalls } from './scale-calls.ts'
import { fill, openDriver } from './scale-fill.ts'
import { answer, measure, metricsToken, percentiles, usage } from './scale-measure.ts'

/** Fewer if each takes long. */
const roundsFor = (count: number) => (count > 200_000 ? 10 : 30)
const postsMs = 4_000

type Print = (rows: string[][]) => void

/**
 * `npm run bench -- scale 100000 export count`: the inbox with this many enquiries, on both databases, or only the
 * calls whose names contain one of these words. Times are in milliseconds.
 */
export async function scaleReport(count: number, names: string[], print: Print) {
  const postgres = await startPostgres({ durable: true })
  for (const DATABASE_URL of ['', postgres.url('postgres')]) {
    console.log(
      `\n${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ${count.toLocaleString('en-US')} enquiries, ms`,
    )
    print(await scaleTable(DATABASE_URL, count, names))
  }
  await postgres.stop()
}

/**
 * Every call of the inbox over HTTP with this many enquiries in the database, one after the other, and its effect on
 * enquiries that arrive meanwhile. Returns a table.
 */
async function scaleTable(DATABASE_URL: string, count: number, names: string[]) {
  const isWanted = ({ name }: Call) =>
    names.length === 0 || names.some((word) => name.includes(word))
  const settings = { RATE_LIMITS: 'off', METRICS_TOKEN: metricsToken, DATABASE_URL }
  const site = await startSite(settings)
  const driver = await openDriver(DATABASE_URL, site.dataDir)
  try {
    await fill(driver, count)
    const server = { url: site.url, token: await signIn(site.url, site.admin) }
    await usage(site.url)
    const calls = await scaleCalls(driver, count)
    const table = [['', 'p50', 'p95', 'processor', 'database', 'longest block', 'bare']]
    for (const call of calls.filter(isWanted)) {
      const { p50, p95, serverMs, databaseMs, blockMs, bareMs } = await measure(
        server,
        driver,
        call,
        roundsFor(count),
      )
      const figures = [p50, p95, serverMs, databaseMs, blockMs, bareMs]
      table.push([call.name, ...figures.map((figure) => figure?.toFixed(1) ?? '')])
    }
    if (names.length > 0) return table
    const alone = await post(site.url)
    const over = new AbortController()
    const readers = (async () => {
      for (let turn = 0; !over.signal.aborted; turn++)
        await answer(server, calls[turn % calls.length]!)
    })()
    const meanwhile = await post(site.url)
    over.abort()
    await readers
    for (const [name, { p50, p95 }] of [
      ['POST of an enquiry, nothing else', alone],
      ['POST of an enquiry, all calls meanwhile', meanwhile],
    ] as const)
      table.push([name, p50.toFixed(1), p95.toFixed(1), '', '', '', ''])
    return table
  } finally {
    await driver.close()
    await site.stop()
  }
}

async function post(url: string) {
  const times: number[] = []
  for (const end = performance.now() + postsMs; performance.now() < end;) {
    const begin = performance.now()
    const answer = await fetch(`${url}/api/submit-contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana Pérez',
        email: 'ana@tide.example',
        company: `Tide & Timber ${randomUUID()}`,
        message: 'We sell oars. '.repeat(20),
        consent: true,
      }),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
    times.push(performance.now() - begin)
  }
  return percentiles(times)
}
