import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { lockOutServers } from '#server/db/server-lock.ts'
import { prepareDataDirectory } from '#server/db/data-directory.ts'
import { exitWithUsage } from '#server/process/exit-with-usage.ts'
import { fillDemo } from './fill-demo.ts'

/**
 * `npm run demo` starts the site on a separate SQLite database, in ./data-demo or the given folder, and fills it when
 * it is new. Nothing is sent: it has no mail server and no alert address.
 */
const [folder = 'data-demo', ...more] = process.argv.slice(2)
if (folder.startsWith('-') || more.length > 0)
  exitWithUsage('Usage: npm run demo -- [FOLDER]', /^(--help|-h)$/.test(folder) ? 0 : 2)
const dataDir = resolve(folder)

async function prepare() {
  prepareDataDirectory(dataDir)
  const place = { url: '', dataDir }
  const unlock = await lockOutServers(place)
  const database = openDatabase(place)
  try {
    await migrate(database)
    return await fillDemo(database, new Date())
  } finally {
    await database.close()
    await unlock()
  }
}

process.umask(0o077)
try {
  const { email, password, filled } = await prepare()
  console.log(`${filled ? 'Filled' : 'Kept'} the demo in ${dataDir}. Everybody in it is invented.`)
  console.log(`\nSign in at /admin:\n  ${email}\n  ${password}\n`)
} catch (error) {
  console.error(`No demo: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

/** Also keeps the demo from using the services of a real server's settings. */
const offlineSettings = {
  SMTP_URL: '',
  NOTIFY_EMAIL: '',
  ALERT_URL: '',
  BACKUP_DIR: '',
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  PROCESSES: '',
}
const server = spawn(
  process.execPath,
  [...process.execArgv, join(import.meta.dirname, '../main.ts')],
  {
    env: { ...process.env, ...offlineSettings, DATA_DIR: dataDir },
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))
