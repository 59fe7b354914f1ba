import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { HOUR } from '#contract/durations.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { indexMissing } from './search-documents.ts'

/** Small enough not to delay requests. */
const batchSize = 500
const writtenAtOnce = 50
const pauseMs = 5

/**
 * While the server listens, writes the search words of enquiries without any: after an upgrade, a restore, or an
 * enquiry received by a process of the previous version. Missing words are found by a query, so an interrupted run
 * simply continues.
 */
export function indexRegularly(app: FastifyInstance, database: Database) {
  const failure = 'not all enquiries could be made findable'
  runRegularly(app, { everyMs: HOUR, failure }, async (closing) => {
    const written = await indexAll(database, closing)
    if (written > 0) app.log.info({ written }, 'enquiries made findable')
  })
}

async function indexAll({ db }: Database, closing: AbortSignal) {
  let written = 0
  for (let last = ''; !closing.aborted;) {
    const read = await db
      .selectFrom('contact_submissions')
      .select((eb) => [
        'id',
        // Not `exists`, for which PostgreSQL would read all that have words, each time.
        eb
          .selectFrom('search_documents')
          .select('submission_id')
          .whereRef('submission_id', '=', 'contact_submissions.id')
          .as('known'),
      ])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const missing = read.filter(({ known }) => !known).map(({ id }) => id)
    for (let from = 0; from < missing.length && !closing.aborted; from += writtenAtOnce) {
      const ids = missing.slice(from, from + writtenAtOnce)
      written += await db.transaction().execute((trx) => indexMissing(trx, ids))
      await sleep(pauseMs)
    }
    if (read.length < batchSize) break
    last = read.at(-1)!.id
    await sleep(pauseMs)
  }
  return written
}
