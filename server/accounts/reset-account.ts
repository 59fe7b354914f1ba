import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { forNoKeyUpdate } from '#server/db/dialect.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { AppError } from '#server/errors.ts'
import { factorResetMail, passwordChangedMail } from './account-mails.ts'
import { dropLinks } from './drop-links.ts'
import { hashPassword } from './passwords/passwords.ts'
import { removeFactors } from './second-factor/factors.ts'
import { deleteSessions } from './sessions/sessions.ts'

/**
 * For the command line, when a person cannot sign in: sets a new password and removes the second factor and passkeys.
 * Sessions and mailed links end, and a deactivated account is reactivated.
 */
export async function resetAccount(
  { db, dialect }: Database,
  email: string,
  password: string,
  now: Date,
) {
  const client = { name: 'this machine', isKnown: true }
  const password_hash = await hashPassword(client, password)
  await db.transaction().execute(async (trx) => {
    const account = trx.selectFrom('users').select(['id', 'email', 'deactivated_at'])
    const found = account.where('email', '=', email)
    const user = await forNoKeyUpdate(found, dialect).executeTakeFirst()
    if (!user) throw new AppError('not_found', `Nobody has the email ${email}.`)
    await trx
      .updateTable('users')
      .set({ password_hash, updated_at: now.toISOString(), deactivated_at: null })
      .where('id', '=', user.id)
      .execute()
    const removed = await removeFactors(trx, user.id)
    await deleteSessions(trx, user.id)
    await dropLinks(trx, [user.id], now)
    const hadFactor = removed.apps + removed.passkeys > 0
    const mails = [passwordChangedMail(user, now)]
    if (hadFactor) mails.push(factorResetMail(user, 'the command line of the server', now))
    await queueMails(trx, mails, now)
    const wasInactive = user.deactivated_at !== null
    if (wasInactive) await queueLiveEvent(trx, { kind: 'owner.changed', id: user.id }, now)
    const about = { by: null, subject: user.id }
    if (wasInactive) await recordAudit(trx, { action: 'user.reactivated', ...about }, now)
    if (hadFactor) await recordAudit(trx, { action: 'factor.reset', ...about, data: removed }, now)
    await recordAudit(trx, { action: 'password.changed', ...about }, now)
  })
}
