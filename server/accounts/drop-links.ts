import type { Db } from '#server/db/database.ts'

/** Ends the links that were mailed about these accounts or invitations, and the mails with them that still wait. */
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
