import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { firstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import { checkSmtp } from './deliveries/outbox.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { holdServerLock } from './db/server-lock.ts'
import { loadMails } from './deliveries/load-mails.ts'
import { type Env, readEnv } from './env.ts'
import { loadSite } from './http/built-site.ts'
import { loadSlottedPages } from './http/slotted-page.ts'
import { lowerPoolPriority } from './pool-priority.ts'
import { judgePublicUrl } from './public-url.ts'
import { stopServing } from './shut-down.ts'

// Left alone, V8 lets garbage grow to a multiple of what is in use before it collects it.
setFlagsFromString('--heap-growing-percent=25')
// Whatever is written holds personal data or guards it.
process.umask(0o077)
/** While developing, pages come from elsewhere, and what else the server needs of a build from a folder of its own. */
const apiOnly = process.argv.includes('--api-only')
const built =
  process.argv.find((word) => word.startsWith('--built='))?.slice('--built='.length) ??
  (apiOnly ? undefined : join(import.meta.dirname, '../dist'))
const { env, faults } = readEnv(process.env)
if (faults) {
  for (const fault of faults) console.error(`Setting ${fault}`)
  process.exit(1)
}

// While it starts, too: the first process of a container is not ended by a signal that nobody hears.
let stop = (): void => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())

console.log(`Node ${process.version}`)
try {
  await start(env)
} catch (error) {
  // One line says what is wrong (database unreachable, port taken, no build); the stack only when asked for.
  console.error(`Could not start: ${error instanceof Error ? error.message || error.name : error}`)
  if (env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace') console.error(error)
  process.exit(1)
}

async function start(env: Env) {
  const site = built && !apiOnly ? await loadSite(built) : undefined
  const renderMail = built && (await loadMails(join(built, 'mail')))
  const slottedPages = built ? await loadSlottedPages(built) : {}
  const { refusal, warning } = judgePublicUrl(env.PUBLIC_URL, site?.origin ?? env.PUBLIC_URL)
  if (refusal) throw new Error(refusal)
  if (warning) console.warn(warning)
  const database = openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
  })
  await holdServerLock(database)
  await migrate(database)
  const app = await buildApp({
    database,
    env,
    slottedPages,
    ...(renderMail && { renderMail }),
    ...(site && { site }),
  })
  // Last, and said at once: a password that was made is read here or never.
  const made = await firstAdmin(database, env, new Date())
  if (made?.password)
    console.log(`\nThe first admin was made. Shown once:\n  ${made.email}\n  ${made.password}\n`)
  const listening = app.listen({ port: env.PORT, host: env.HOST })
  // Before it says that it listens: whoever reads that may stop it at once.
  stop = () => {
    stop = () => {}
    void stopInOrder(app, database, listening)
  }
  const address = await listening
  lowerPoolPriority()
  if (site) announce(env, address)
  void checkSmtp(app.outbox.smtp, env).then((words) => console.log(`Mail:   ${words}`))
}

type App = Awaited<ReturnType<typeof buildApp>>

async function stopInOrder(app: App, database: Database, listening: Promise<string>) {
  await listening
  // No message is begun any more while the last requests are answered.
  await Promise.all([stopServing(app.server), app.outbox.stop(), app.live.stop()])
  await app.close()
  await database.close()
  process.exit(0)
}

function announce(env: Env, address: string) {
  const local = env.HOST === '127.0.0.1' ? `http://localhost:${new URL(address).port}` : address
  const url = env.PUBLIC_URL || local
  console.log(`Site:   ${url}/\nStaff:  ${url}/admin`)
  if (env.RATE_LIMITS === 'off')
    console.warn('RATE_LIMITS=off: nothing stops a flood. For load tests only.')
}
