import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { sendAsData } from '#server/http/headers.ts'

/** GET /healthz: the process answers. GET /readyz: its database answers, too. */
export async function health(app: FastifyInstance, { database }: { database: Database }) {
  sendAsData(app)
  const route = {
    config: { neverShed: true },
    schema: { hide: true },
    logLevel: 'silent',
  } as const

  app.get('/healthz', route, async () => ({ status: 'ok' }))

  app.get('/readyz', route, async () => {
    const ping = sql`select 1`.execute(database.db)
    if (await isDoneWithin(2 * SECOND, ping)) return { status: 'ok' }
    throw new AppError('busy', 'The database does not answer.', { retryAfter: 2 })
  })
}

async function isDoneWithin(milliseconds: number, work: Promise<unknown>) {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, milliseconds, false)
  const done = work.then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
