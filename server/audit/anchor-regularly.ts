import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { HOUR } from '#contract/durations.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'

export const anchorWords = 'audit anchor'

/**
 * Logs the newest entry of the audit trail. Somebody with write access to the database could rewrite the whole trail;
 * the log, which is stored elsewhere, would expose that.
 */
export function anchorRegularly(app: FastifyInstance, db: Db) {
  let logged = 0
  runRegularly(app, { everyMs: HOUR, failure: 'the audit trail was not anchored' }, async () => {
    const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
    if (!head || head.seq === logged) return
    app.log.info(head, anchorWords)
    logged = head.seq
  })
}
