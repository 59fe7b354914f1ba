import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { startTestApp } from '#tests/start-test-app.ts'
import { TestLog } from '#tests/test-log.ts'
import { recordReads } from './query-plan.ts'

/** A second app on the database of `server` that records its queries, with the headers of an admin or of the given token. */
export async function recordedApp(
  server: Awaited<ReturnType<typeof startTestApp>>,
  token?: string,
) {
  const headers = { authorization: `Bearer ${token ?? (await server.adminToken())}` }
  const recorder = recordReads(server.database)
  const { env } = readEnv({ BEARER_SESSIONS: 'on', ...server.place })
  const app = await buildApp({
    database: recorder.database,
    env: env!,
    now: server.clock.now,
    maxEventLoopDelayMs: 0,
    log: new TestLog(),
  })
  return { app, headers, recorder }
}
