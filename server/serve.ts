import { join } from 'node:path'
import { type FirstAdmin, firstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import { checkSmtp } from './deliveries/outbox.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { holdServerLock } from './db/server-lock.ts'
import { loadMails } from './deliveries/mail/load-mails.ts'
import type { Env } from './env.ts'
import { loadSite } from './http/site/built-site.ts'
import { loadSlottedPages } from './http/site/slotted-page.ts'
import { lowerPoolPriority } from './process/pool-priority.ts'
import { judgeImageHost } from './http/site/image-host.ts'
import { judgePublicUrl } from './http/public-url.ts'
import { stopServing } from './process/stop-serving.ts'

type Options = {
  /** The folder of the build, if there is one. */
  built: string | undefined
  apiOnly: boolean
  /** Whether another process prints the site's address. */
  isSilent: boolean
  /** Called when it is about to listen, with a function for an orderly stop. */
  onListen: (stopInOrder: () => Promise<void>) => void
}

/** The server in this process. */
export async function serve(env: Env, { built, apiOnly, isSilent, onListen }: Options) {
  const site = built && !apiOnly ? await loadSite(built) : undefined
  const renderMail = built && (await loadMails(join(built, 'mail')))
  const slottedPages = built ? await loadSlottedPages(built) : {}
  const { refusal, warning } = judgePublicUrl(env.PUBLIC_URL, site?.origin ?? env.PUBLIC_URL)
  const otherHost = site && judgeImageHost(env.IMAGE_HOST, site.imageHost)
  if (refusal ?? otherHost) throw new Error(refusal ?? otherHost)
  if (warning && !isSilent) console.warn(warning)
  const place = {
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
  }
  await holdServerLock(place)
  const database = openDatabase(place)
  await migrate(database)
  const app = await buildApp({
    database,
    env,
    slottedPages,
    ...(renderMail && { renderMail }),
    ...(site && { site }),
  })
  // Last, because a generated password is only shown now.
  await firstAdmin(database, env, showFirstAdmin, new Date())
  const listening = app.listen({ port: env.PORT, host: env.HOST })
  // Before the address is printed: whoever reads it may stop the server at once.
  onListen(() => stopInOrder(app, database, listening))
  const address = await listening
  lowerPoolPriority()
  if (isSilent) return
  if (site) announce(env, address)
  void checkSmtp(app.outbox.smtp, env).then((words) => console.log(`Mail:   ${words}`))
}

const showFirstAdmin = ({ email, password = '(the password of ADMIN_PASSWORD)' }: FirstAdmin) =>
  console.log(`\nThe first admin was made. Shown once:\n  ${email}\n  ${password}\n`)

type App = Awaited<ReturnType<typeof buildApp>>

async function stopInOrder(app: App, database: Database, listening: Promise<string>) {
  await listening
  // No message is started any more while the last requests are answered.
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
