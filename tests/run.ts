import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseArguments } from '#build/refuse-arguments.ts'
import { failedPages } from './failed-pages.ts'
import { provideChromium } from './browser/find-chromium.ts'
import { provideEngines } from './engines/provide-engines.ts'

/** `npm test` runs every stage, `npm run check` the quick ones. The last line is the total, which decides the exit code. */
refuseArguments('Usage: npm test, or npm run check', ['check'])
const reports = await mkdtemp(join(tmpdir(), 'anacapa-reports-'))
const vitestReport = join(reports, 'vitest.json')
const enginesReport = join(reports, 'engines.json')
const playwrightReport = join(reports, 'playwright.json')
/** Tests start hundreds of Node processes: a third of the work of starting a server is compiling its modules again. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/node')

type Count = { passed: number; failed: number }
type Stage = {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Counts its tests; without it a stage counts as one. */
  count?: () => Promise<Count>
}

const checks: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead code', command: ['knip'] },
]

const build: Stage = { name: 'build', command: ['node', 'build/build.ts'] }

const units: Stage = {
  name: 'units, and the API on SQLite and PostgreSQL',
  command: vitest(vitestReport),
  count: () => countVitest(vitestReport),
}

const journeys: Stage = {
  name: 'browser journeys',
  command: ['playwright', 'test', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  async count() {
    type Stats = { expected: number; unexpected: number; flaky: number; skipped: number }
    const { stats } = await readJson<{ stats: Stats }>(playwrightReport)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
  },
}

const engineJourneys: Stage = {
  name: 'journeys in Firefox and WebKit',
  command: [...vitest(enginesReport), '--config=vitest.engines.config.ts'],
  count: () => countVitest(enginesReport),
}

function vitest(report: string) {
  return ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
}

async function countVitest(file: string): Promise<Count> {
  const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(file)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

async function run({ name, command, env, count }: Stage): Promise<Count> {
  const begin = performance.now()
  console.log(`\n── ${name}`)
  const code = await execute(command, env)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  const one = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = (await count?.().catch(() => undefined)) ?? one
  // A crash outside any test fails the stage, too.
  const result = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  console.log(`${result.failed ? '✗' : '✓'} ${name} (${seconds} s)`)
  return result
}

function execute([program = '', ...words]: string[], env?: Record<string, string>) {
  return new Promise<number>((resolve) => {
    const child = spawn(program, words, {
      stdio: 'inherit',
      env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function runJourneys(): Promise<Count> {
  try {
    const chromium = await provideChromium()
    const count = await run({ ...journeys, env: { ...journeys.env, CHROMIUM_PATH: chromium } })
    if (count.failed) console.log(await failedPages('test-results'))
    return count
  } catch (error) {
    console.error(`✗ ${journeys.name}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/** Engines that are not available here; the last line names them. */
const notTried: string[] = []

async function runEngineJourneys(): Promise<Count> {
  try {
    const { env, absent } = provideEngines()
    notTried.push(...absent)
    if (absent.length)
      console.log(
        `\n! Not tried: ${absent.join(' and ')}, which cannot be had here (README says how).`,
      )
    return absent.length === 2 ? { passed: 0, failed: 0 } : await run({ ...engineJourneys, env })
  } catch (error) {
    console.error(
      `✗ ${engineJourneys.name}: ${error instanceof Error ? error.message : String(error)}`,
    )
    return { passed: 0, failed: 1 }
  }
}

console.log(`Node ${process.version}`)
const total: Count = { passed: 0, failed: 0 }
const add = ({ passed, failed }: Count) => {
  total.passed += passed
  total.failed += failed
  return failed === 0
}

for (const check of checks) add(await run(check))
if (process.argv[2] !== 'check') {
  // The build comes first: the byte budgets among the unit tests measure it.
  const built = add(await run(build))
  add(await run(units))
  if (built) {
    add(await runJourneys())
    add(await runEngineJourneys())
  } else add({ passed: 0, failed: 2 })
}
await rm(reports, { recursive: true, force: true })
const untried = notTried.length ? `, not tried: ${notTried.join(', ')}` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${untried}`)
process.exit(total.failed ? 1 : 0)
