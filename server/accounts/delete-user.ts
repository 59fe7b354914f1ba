import { recordAudit, rememberNames } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { tellLive } from '#server/enquiries/live-events.ts'
import { AppError } from '#server/errors.ts'
import { dropLinks } from './drop-links.ts'
import { endInvitations } from './invitations.ts'
import { lockAdmins } from './lock-admins.ts'

/**
 * Removes the account with its role and sessions, so that its tokens stop working at once. The links that were mailed to
 * it and the invitations that it sent end too.
 */
export async function deleteUser(
  { db, dialect }: Database,
  userId: string,
  actorId: string,
  now: Date,
) {
  if (userId === actorId) throw new AppError('own_account', 'You cannot delete your own account.')
  await db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx, dialect)
    if (admins.every((admin) => admin === userId))
      throw new AppError('last_admin', 'The last admin cannot be deleted.')
    if (!admins.includes(actorId))
      throw new AppError('forbidden', 'Your account is not allowed to do this.')
    await endInvitations(trx, 'invited_by', userId, now)
    await dropLinks(trx, [userId], now)
    await rememberNames(trx, [userId])
    const { numDeletedRows } = await trx
      .deleteFrom('users')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such user.')
    await tellLive(trx, { kind: 'owner.changed', id: userId }, now)
    await recordAudit(trx, { action: 'user.deleted', by: actorId, subject: userId }, now)
  })
}
