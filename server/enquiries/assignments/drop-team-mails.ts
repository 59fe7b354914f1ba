import type { Db } from '#server/db/database.ts'

/** Deletes the mails about mentions and assignments that wait for somebody who may not see enquiries any more. */
export async function dropTeamMails(trx: Db, userId: string) {
  await trx
    .deleteFrom('deliveries')
    .where('recipient', '=', (eb) =>
      eb.selectFrom('users').select('email').where('id', '=', userId),
    )
    .where('kind', 'in', ['mention', 'assigned'])
    .where('status', '=', 'waiting')
    .where('claim', 'is', null)
    .execute()
}
