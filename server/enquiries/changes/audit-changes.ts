import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/accounts/actor.ts'

/**
 * Records a change of these enquiries in the audit trail: the new stage, yes or no for quarantine and bin, and of
 * everything else only which fields. The other values, which may be about a person, are in the timeline. `bulk_id` is
 * common to the entries of one bulk change.
 */
export async function auditChanges(
  trx: Db,
  ids: string[],
  { stage, quarantined, binned, bulk_id, ...others }: Record<string, unknown>,
  by: Actor,
  now: Date,
) {
  const fields = Object.keys(others)
  const data = { stage, quarantined, binned, ...(fields.length > 0 && { fields }), bulk_id }
  const changed = { action: 'enquiry.changed', by: by.userId, data } as const
  for (const subject of ids) await recordAudit(trx, { ...changed, subject }, now)
}
