import { openDatabase } from '#server/db/database.ts'
import { storeAccount } from '#tests/credentials/stored-account.ts'
import { startProxy } from './proxy.ts'
import { restartable } from './server-process.ts'
import { openBrowser } from './staff-browser.ts'
import type { Setting } from './trial.ts'

/** The site where staff work: one process on SQLite, two behind a proxy on PostgreSQL, and its database. */
export async function openOffice(setting: Setting, settings: Record<string, string> = {}) {
  const place = await setting.emptyPlace()
  const count = setting.name === 'PostgreSQL' ? 2 : 1
  const more: Record<string, string> = count > 1 ? { TRUST_PROXY: '1' } : {}
  const servers: Awaited<ReturnType<typeof restartable>>[] = []
  for (let at = 0; at < count; at++)
    servers.push(await restartable(place, { ...more, ...settings }))
  const proxy = count > 1 ? await startProxy(servers.map(({ url }) => url)) : undefined
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  const url = proxy?.url ?? servers[0]!.url
  return {
    url,
    /** One of the processes, without the proxy. */
    direct: servers[0]!.url,
    /** The admin created by the first start. */
    admin: servers[0]!.admin,
    database,
    /** A new staff member, who has just signed in. */
    async newAdmin() {
      const browser = await openBrowser(url)
      const account = await storeAccount(database.db, 'admin')
      return { browser, account, tokens: await browser.signIn(account) }
    },
    async close() {
      await database.close()
      for (const server of servers) await server.halt()
      proxy?.close()
      await place.leave()
    },
  }
}
