import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { startSite } from '#tests/browser/start-site.ts'
import { startPostgres } from '#tests/databases/postgres-server.ts'
import { publicPages } from '#tests/browser/public-pages.ts'
import { fillPostgres, fillSqlite, firstPage } from './admin-page.ts'
import { barePostgres, bareSqlite } from './bare-inserts.ts'
import { sendEnquiries } from './enquiries.ts'
import { homePage } from './home-page.ts'
import { latencyReport } from './latency.ts'
import { memoryReport } from './memory.ts'
import { outboxSpeeds } from './outbox.ts'
import { pageBytes } from './page-bytes.ts'
import { pageInteractions } from './page-interactions.ts'
import { pageSpeed } from './page-speed.ts'
import { pointedLinks } from './pointed-link.ts'
import { processorTime } from './processor-time.ts'
import { recordHeights } from './record-heights.ts'
import { scaleReport } from './scale.ts'
import { adminReport } from './admin.ts'

/**
 * Speeds mean little by themselves, so each is compared with the bare machine in the same minute: node:http with the
 * same bytes, the database driver alone with the same rows.
 */
const table: string[][] = [['', 'ours', 'bare', 'of bare']]
const step = (words: string) => console.log(`${words} ...`)
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US')

function speed(what: string, ours: number, bare: number) {
  const share = `${Math.round((100 * ours) / bare)} %`
  table.push([what, `${whole(ours)}/s`, `${whole(bare)}/s`, share])
}

function wait(what: string, ours: number, bare: number) {
  const times = `${(ours / bare).toFixed(1)} x`
  table.push([what, `${ours.toFixed(1)} ms`, `${bare.toFixed(1)} ms`, times])
}

const parts = ['pages', 'admin', 'server']
const kinds = ['scale', 'latency', 'memory', 'interactions', 'links', 'processor', 'heights']
const names = process.argv.slice(2)
const unknown = kinds.includes(names[0] ?? '')
  ? undefined
  : names.find((name) => !parts.includes(name))
if (unknown !== undefined) {
  console.error(`Unknown measurement "${unknown}". There are: ${[...kinds, ...parts].join(', ')}.`)
  process.exit(2)
}

const built = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

if (process.argv[2] === 'scale') {
  await scaleReport(Number(process.argv[3] ?? 100_000), process.argv.slice(4), print)
  process.exit()
}

if (process.argv[2] === 'latency') {
  await latencyReport(process.argv.slice(3), print)
  process.exit()
}

if (process.argv[2] === 'memory') {
  await memoryReport(Number(process.argv[3] ?? 60), process.argv[4] === 'postgres')
  process.exit()
}

if (process.argv[2] === 'interactions') {
  await measureInteractions()
  process.exit()
}

if (process.argv[2] === 'links') {
  step('Links that are pointed at')
  const site = await startSite({ RATE_LIMITS: 'off' })
  print(await pointedLinks(site.url))
  await site.stop()
  process.exit()
}

if (process.argv[2] === 'processor') {
  const site = await startSite({ RATE_LIMITS: 'off' })
  print(await processorTime(site.url, publicPages, process.argv.slice(3), step))
  await site.stop()
  process.exit()
}

if (process.argv[2] === 'heights') {
  step('Heights of the pages on a phone')
  const site = await startSite({ RATE_LIMITS: 'off' })
  await recordHeights(site.url)
  await site.stop()
  console.log('content/phone-heights.json is up to date. Commit it with the pages.')
  process.exit()
}

/** `npm run bench -- pages admin server`; without a name all three. */
const isWanted = (part: 'pages' | 'admin' | 'server') => names.length === 0 || names.includes(part)

const before = loadavg()
if (isWanted('server')) await measureServer()
if (isWanted('pages')) await measurePages()
if (isWanted('admin')) await adminReport(print)

const load = (average: number[]) => average.map((each) => each.toFixed(2)).join(' ')
console.log(`\n${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}`)
console.log(`load average before ${load(before)}, after ${load(loadavg())}`)
if (isWanted('server')) print(table)

async function measureServer() {
  const postgres = await startPostgres({ durable: true })
  const settings = { RATE_LIMITS: 'off' }
  const databases = [
    { name: 'SQLite', DATABASE_URL: '' },
    { name: 'PostgreSQL', DATABASE_URL: postgres.url('postgres') },
  ]
  for (const { name, DATABASE_URL } of databases) {
    const site = await startSite({ ...settings, DATABASE_URL })
    if (!DATABASE_URL) {
      step('Home page')
      const { ours, bare } = await homePage(site.url)
      speed('home page, HTML', ours, bare)
    }
    step(`Enquiries on ${name}`)
    const enquiries = await sendEnquiries(site.url)
    const bareInserts = await (DATABASE_URL ? barePostgres(DATABASE_URL) : bareSqlite(site.dataDir))
    speed(`durable enquiries, ${name}`, enquiries, bareInserts)
    step(`Admin's first page on ${name}`)
    const query = await (DATABASE_URL ? fillPostgres(DATABASE_URL) : fillSqlite(site.dataDir))
    const page = await firstPage(site.url, site.admin)
    wait(`admin's first page of 100,000, ${name}, p50`, page.p50, query.p50)
    wait(`admin's first page of 100,000, ${name}, p95`, page.p95, query.p95)
    await site.stop()
    step(`Outbox on ${name}`)
    const outbox = await outboxSpeeds(DATABASE_URL)
    table.push([
      `enquiries with the outbox, ${name}`,
      `${whole(outbox.on)}/s`,
      `${whole(outbox.off)}/s without`,
      `${Math.round((100 * outbox.on) / outbox.off)} %`,
    ])
    table.push([`mails handed to a local server, ${name}`, `${whole(outbox.drained)}/s`, '', ''])
  }
  await postgres.stop()
}

async function measurePages() {
  step('Bytes of the pages')
  const site = await startSite({ RATE_LIMITS: 'off' })
  const bytes = await pageBytes(site.url, publicPages)
  const speeds = await pageSpeed(site.url, publicPages, 3, step)
  await site.stop()
  await measureInteractions()
  console.log(
    '\nBy Lighthouse on a simulated phone, medians of 3, beside a bare page in the same rounds:',
  )
  print(speeds)
  console.log('\nBytes that travel (Brotli) until a page is hydrated:')
  print([
    ['', 'html', 'script', 'style in it', 'font'],
    ...bytes.map(({ path, html, script, style, font }) => [
      path,
      ...[html, script, style, font].map(whole),
    ]),
  ])
}

async function measureInteractions() {
  step('Interactions on the pages')
  const site = await startSite({ RATE_LIMITS: 'off' })
  const interactions = await pageInteractions(site.url)
  await site.stop()
  console.log(
    '\nFrom an input to the paint after it, on a processor slowed four times, in ms (in brackets: the slowest round):',
  )
  print(interactions)
}

function print(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const [what = '', ...figures] of rows) {
    const cells = figures.map((figure, at) => figure.padStart(widths[at + 1] ?? 0))
    console.log([what.padEnd(widths[0] ?? 0), ...cells].join('  '))
  }
}
