import type { Db } from '#server/db/database.ts'

/**
 * Invalidates the links mailed about these accounts or invitations, and expires the mails with them that are still
 * waiting.
 */
export async function dropLinks(trx: Db, subjectIds: string[], now: Date) {
  if (subjectIds.length === 0) return
  await trx.deleteFrom('one_time_tokens').where('subject_id', 'in', subjectIds).execute()
  await trx
    .updateTable('deliveries')
    .set({ expires_at: now.toISOString() })
    .where('subject_id', 'in', subjectIds)
    .where('kind', 'in', ['recovery', 'invitation'])
    .where('status', '=', 'waiting')
    .execute()
}
