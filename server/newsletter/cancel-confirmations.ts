import type { Db } from '#server/db/database.ts'

/** Its confirmations have nothing more to ask: none that waits goes out, and staff can send none again. */
export async function cancelConfirmations(trx: Db, subscriberId: string, now: Date) {
  await trx
    .updateTable('deliveries')
    .set({ expires_at: now.toISOString() })
    .where('subject_id', '=', subscriberId)
    .where('kind', '=', 'newsletter_confirmation')
    .execute()
}
