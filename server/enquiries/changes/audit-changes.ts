import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** Records the changed fields of these enquiries in the audit trail; the values are in the timeline. */
export async function auditChanges(trx: Db, ids: string[], fields: string[], by: Actor, now: Date) {
  const changed = { action: 'enquiry.changed', by: by.userId } as const
  for (const subject of ids) await recordAudit(trx, { ...changed, subject, data: { fields } }, now)
}
