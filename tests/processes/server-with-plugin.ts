import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { KyselyPlugin } from 'kysely'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { startTestApp } from '#tests/start-test-app.ts'
import { TestLog } from '#tests/test-log.ts'

/** A listening server on the test app's database, whose queries pass through `plugin`. */
export async function startServerWithPlugin(
  server: Awaited<ReturnType<typeof startTestApp>>,
  plugin: KyselyPlugin,
) {
  const { env } = readEnv({ BEARER_SESSIONS: 'on', ...server.place })
  const app = await buildApp({
    database: { ...server.database, db: server.database.db.withPlugin(plugin) },
    env: env!,
    now: server.clock.now,
    maxEventLoopDelayMs: 0,
    log: new TestLog(),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    connections: promisify(app.server.getConnections.bind(app.server)),
    [Symbol.asyncDispose]: () => app.close(),
  }
}
