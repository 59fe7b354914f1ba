import { type RawBuilder, sql } from 'kysely'
import type { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { binKeptMs } from '#contract/enquiry-rules.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import { isBeingSent } from '#server/deliveries/claim.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { readEnquiry } from '#server/enquiries/read-enquiry.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { applyChange, lockEnquiry } from './apply-change.ts'
import { auditChanges } from './audit-changes.ts'

const maxAtOnce = 50

/**
 * Moves an enquiry into the bin or back. That concerns only staff: no mail or webhook reports it, so a restored enquiry
 * is not announced again.
 */
export function setBinned(
  { db, dialect }: Database,
  id: string,
  { binned, by }: { binned: boolean; by: Actor },
  now: Date,
) {
  return db.transaction().execute(async (trx): Promise<ContactSubmissionDetail> => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.change')
    const before = await lockEnquiry(trx, dialect, id)
    const binned_at = binned ? (before.binned_at ?? now.toISOString()) : null
    const change = { values: { binned_at }, by, queueEvents: async () => {} }
    const after = await applyChange(trx, before, change, now)
    const enquiry = await readEnquiry(trx, id)
    if (after !== before) await auditChanges(trx, [id], { binned }, by, now)
    return enquiry
  })
}

/** Permanently deletes what has been in the bin for 30 days. Returns how many there were. */
export async function deleteBinned(database: Database, now: Date) {
  const before = new Date(now.getTime() - binKeptMs).toISOString()
  const expired = await database.db
    .selectFrom('contact_submissions')
    .select('id')
    .where('binned_at', '<=', before)
    .orderBy('binned_at')
    .limit(maxAtOnce)
    .execute()
  let deleted = 0
  const isDue = sql<boolean>`binned_at <= ${before}`
  for (const { id } of expired)
    if (await deleteForGood(database, id, { isDue, rule: 'bin' }, now)) deleted++
  return deleted
}

/**
 * An enquiry is deleted with everything that contains its sender's text: consent, history, notes, and every mail and
 * webhook about it, sent or waiting. While one of these is being sent the enquiry is kept until the next run.
 */
export function deleteForGood(
  { db, dialect }: Database,
  id: string,
  /** The rule that deletes it, and the condition that must still hold. */
  { isDue, rule }: { isDue: RawBuilder<boolean>; rule: string },
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('contact_submissions').select('id').where('id', '=', id).where(isDue)
    if (!(await forUpdate(row, dialect).executeTakeFirst())) return false
    if (await isBeingSent(trx, 'subject_id', [id], now)) return false
    await trx.deleteFrom('deliveries').where('subject_id', '=', id).execute()
    await trx.deleteFrom('contact_submissions').where('id', '=', id).execute()
    await queueLiveEvent(trx, { kind: 'enquiry.deleted', id }, now)
    await recordAudit(
      trx,
      { action: 'enquiry.deleted', by: null, subject: id, data: { rule } },
      now,
    )
    return true
  })
}
