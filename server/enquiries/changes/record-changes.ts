import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** Which fields of these enquiries somebody changed, for the audit trail; the timeline says from what to what. */
export async function recordChanges(
  trx: Db,
  ids: string[],
  fields: string[],
  by: Actor,
  now: Date,
) {
  const changed = { action: 'enquiry.changed', by: by.userId } as const
  for (const subject of ids) await recordAudit(trx, { ...changed, subject, data: { fields } }, now)
}
