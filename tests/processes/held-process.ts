import type { KyselyPlugin, QueryId } from 'kysely'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { startTestApp } from '#tests/start-test-app.ts'
import { TestLog } from '#tests/test-log.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/**
 * A second process on the database of the first. It holds the answer to one query until `goOn`: the first query, or the
 * one with this number, whose text contains all these words.
 */
export async function heldProcess({ database, place, clock }: App, words: string[], number = 1) {
  const reached = Promise.withResolvers<void>()
  const wait = Promise.withResolvers<void>()
  const found: QueryId[] = []
  const holding: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const asked = JSON.stringify(node)
      if (words.every((word) => asked.includes(word))) found.push(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (queryId !== found[number - 1]) return result
      reached.resolve()
      await wait.promise
      return result
    },
  }
  const { env } = readEnv({ BEARER_SESSIONS: 'on', ...place })
  const app = await buildApp({
    database: { ...database, db: database.db.withPlugin(holding) },
    env: env!,
    now: clock.now,
    maxEventLoopDelayMs: 0,
    log: new TestLog(),
  })
  return {
    app,
    held: reached.promise,
    goOn: wait.resolve,
    [Symbol.asyncDispose]: () => app.close(),
  }
}
