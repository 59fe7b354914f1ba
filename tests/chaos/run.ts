import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startDatabaseServer } from './database-server.ts'
import { makePlace } from './places.ts'
import { providePgBouncer } from './pooler.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'
import { byName, onBoth, onPostgres } from './trials.ts'

/**
 * `npm run chaos -- --kills 20 --rate 50 kill rolling`: this many kills, enquiries per second, and only these trials.
 * `npm run chaos -- --requests 500 --seed 7 fuzz`: this many hostile requests, the same as in an earlier run with this
 * seed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string' },
  },
})

const trials = { ...onBoth, ...onPostgres, ...byName }
const unknown = positionals.find((name) => !Object.hasOwn(trials, name))
if (unknown !== undefined) {
  console.error(`Unknown trial "${unknown}". Trials: ${Object.keys(trials).join(', ')}.`)
  process.exit(2)
}

const isWanted = (name: string) =>
  positionals.length === 0 ? !Object.hasOwn(byName, name) : positionals.includes(name)
// Checked now, not after all the trials before it.
if (isWanted('pooled')) providePgBouncer()

const built = spawnSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const postgres = await startDatabaseServer()
const numbers = {
  kills: Number(values.kills),
  perSecond: Number(values.rate),
  requests: Number(values.requests),
  seed: values.seed === undefined ? undefined : Number(values.seed),
}
const settings: Setting[] = [
  { ...numbers, name: 'SQLite', emptyPlace: () => makePlace() },
  { ...numbers, name: 'PostgreSQL', emptyPlace: () => makePlace(postgres) },
]

const whole = (figure: number) => Math.round(figure).toLocaleString('en-US')
const seconds = (ms: number) => (ms / 1_000).toFixed(2)
function recovery(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return times.length ? `${seconds(at(0.5))} / ${seconds(at(0.95))} / ${seconds(at(1))} s` : '-'
}

const lineOf = (one: Outcome) =>
  `| ${[
    one.trial,
    `${whole(one.load)}/s`,
    one.faults,
    whole(one.acknowledged),
    whole(one.lost),
    whole(one.duplicated),
    recovery(one.recoveries),
  ].join(' | ')} |`

const outcomes: Outcome[] = []
async function run(name: string, where: string, trial: () => Promise<Outcome>) {
  if (!isWanted(name)) return
  console.log(`${name} on ${where}, since ${new Date().toLocaleTimeString()} ...`)
  const outcome = await trial().catch((error) => notRun(name, error))
  outcomes.push({ ...outcome, trial: `${outcome.trial}, ${where}` })
  console.log(lineOf(outcome))
}

/** The other trials still run. */
function notRun(trial: string, error: unknown): Outcome {
  console.error(error)
  return { ...noEnquiries, trial, faults: 'did not come to its end', broken: [String(error)] }
}

// Ending the process also ends the servers that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

for (const setting of settings) {
  const more = setting.name === 'PostgreSQL' ? onPostgres : {}
  for (const [name, trial] of Object.entries({ ...onBoth, ...more, ...byName }))
    await run(name, setting.name, () => trial(setting))
}
await postgres.remove()

const head = ['trial', 'load held', 'faults', 'acknowledged', 'lost', 'duplicated']
const table = [
  [...head, 'recovery, median / p95 / longest'],
  head.map(() => '---').concat('---'),
].map((row) => `| ${row.join(' | ')} |`)
console.log(`\n${[...table, ...outcomes.map(lineOf)].join('\n')}\n`)
const load = loadavg().map((each) => each.toFixed(2))
console.log(`${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node ${process.version}`)
console.log(`load average at the end ${load.join(' ')}`)
const broken = outcomes.flatMap((one) => [
  ...(one.lost || one.duplicated ? [`${one.trial}: lost or kept twice`] : []),
  ...(one.broken ?? []).map((words) => `${one.trial}: ${words}`),
])
for (const words of broken) console.error(words)
process.exit(broken.length ? 1 : 0)
