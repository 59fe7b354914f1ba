import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { HOUR } from '#contract/durations.ts'
import { runRegularly } from '#server/run-regularly.ts'

export const anchorWords = 'audit anchor'

/**
 * Writes into the log what the newest entry of the audit trail is. Whoever can write to the database could write the whole
 * trail anew; the log, which goes elsewhere, would show it.
 */
export function anchorRegularly(app: FastifyInstance, db: Db, everyMs = HOUR) {
  let logged = 0
  runRegularly(app, everyMs, async () => {
    try {
      const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
      if (!head || head.seq === logged) return
      app.log.info(head, anchorWords)
      logged = head.seq
    } catch (error) {
      app.log.warn({ err: error }, 'the audit trail was not anchored')
    }
  })
}
