import type { Db } from '#server/db/database.ts'

/** Cancels a subscriber's confirmation mails: waiting ones are not sent, and staff can no longer resend any. */
export async function cancelConfirmations(trx: Db, subscriberId: string, now: Date) {
  await trx
    .updateTable('deliveries')
    .set({ expires_at: now.toISOString() })
    .where('subject_id', '=', subscriberId)
    .where('kind', '=', 'newsletter_confirmation')
    .execute()
}
