import type { Db } from '#server/db/database.ts'

/** Confirmations that still wait have nothing more to ask. */
export async function cancelConfirmations(trx: Db, subscriberId: string, now: Date) {
  await trx
    .updateTable('deliveries')
    .set({ expires_at: now.toISOString() })
    .where('subject_id', '=', subscriberId)
    .where('kind', '=', 'newsletter_confirmation')
    .where('status', '=', 'waiting')
    .execute()
}
