import { type RawBuilder, sql } from 'kysely'
import { type RetentionKind, retentionKinds } from '#contract/retention.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { deleteForGood } from '#server/enquiries/changes/bin.ts'
import { kinds, nextBatch } from './retention-kinds.ts'
import { daysBefore, readRules } from './retention.ts'

/** Each enquiry is deleted in its own transaction. */
const enquiryBatchSize = 50

/**
 * Deletes what the rules cover among the next rows of each table; the next run continues after them. Returns how many
 * were deleted. The deleting transaction first checks that neither the row nor a rule has changed since.
 */
export function createApplyRetention(database: Database) {
  const places: Partial<Record<RetentionKind, string>> = {}
  return async (now: Date) => {
    const { rules, areSame } = await readRules(database.db)
    let deleted = 0
    for (const kind of retentionKinds) {
      const days = rules[kind]
      if (days === null) continue
      const before = daysBefore(days, now)
      const batch = await nextBatch(database.db, kind, before, places[kind] ?? '')
      const isEnquiry = kinds[kind].table === 'contact_submissions'
      const found = batch.found.map(({ id }) => id)
      const due = isEnquiry ? found.slice(0, enquiryBatchSize) : found
      places[kind] = due.length < found.length ? due.at(-1)! : (batch.next ?? '')
      if (due.length === 0) continue
      const isDue = sql<boolean>`${kinds[kind].isOld(before)} and ${areSame}`
      deleted += isEnquiry
        ? await deleteEnquiries(database, kind, due, isDue, now)
        : await deleteRows(database, kind, due, isDue, now)
    }
    return deleted
  }
}

async function deleteEnquiries(
  database: Database,
  kind: RetentionKind,
  ids: string[],
  isDue: RawBuilder<boolean>,
  now: Date,
) {
  let deleted = 0
  for (const id of ids) if (await deleteForGood(database, id, { isDue, rule: kind }, now)) deleted++
  return deleted
}

function deleteRows(
  { db }: Database,
  kind: RetentionKind,
  ids: string[],
  isDue: RawBuilder<boolean>,
  now: Date,
) {
  const { table } = kinds[kind]
  return db.transaction().execute(async (trx) => {
    const gone = await sql<{ id: string }>`delete from ${sql.table(table)}
      where id in (${sql.join(ids)}) and ${isDue} returning id`.execute(trx)
    const goneIds = gone.rows.map(({ id }) => id)
    const count = goneIds.length
    if (count === 0) return 0
    if (table === 'newsletter_subscribers')
      await trx.deleteFrom('one_time_tokens').where('subject_id', 'in', goneIds).execute()
    await recordAudit(trx, { action: 'retention.applied', by: null, data: { kind, count } }, now)
    return count
  })
}
