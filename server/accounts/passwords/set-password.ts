import { ChosenPassword } from '#contract/account.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { passwordChangedMail } from '#server/accounts/account-mails.ts'
import { AuthError, WeakPasswordError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { dropLinks } from '#server/accounts/drop-links.ts'
import { sessionGone } from '#server/accounts/sessions/require-bearer.ts'
import { deleteSessions, isByLink } from '#server/accounts/sessions/sessions.ts'
import type { User } from '#server/accounts/users.ts'
import { commonPassword, isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword, normalized } from './passwords.ts'
import { provePassword } from './prove-password.ts'

type Wish = { password: string; currentPassword: string | undefined; signal: AbortSignal }

/**
 * Gives the bearer's account a new password. After a mailed link the old one is not needed. All other sessions of the
 * account and its mailed links end.
 */
export async function setPassword(deps: AccountDeps, bearer: Bearer, wish: Wish): Promise<User> {
  const { database, limits } = deps
  const { password, currentPassword, signal } = wish
  checkLength(password)
  const byLink = isByLink(bearer.method)
  if (!byLink && !currentPassword)
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  if (await isCommonPassword(password, bearer.user.email))
    throw new WeakPasswordError('pwned', commonPassword)

  const client = { name: bearer.user.id, isKnown: true, signal }
  const user = await database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', bearer.user.id)
    .executeTakeFirst()
  if (!user) throw sessionGone()
  // Apart from the account's own count, which somebody with a copied session could use up.
  if (byLink) await limits.passwordChanges.consume(bearer.sessionId)
  else if (!(await provePassword(deps, user.id, user.password_hash, currentPassword!, signal)))
    throw new AuthError(400, 'current_password_invalid', 'The current password is wrong.')
  const isSame = byLink
    ? await isPassword(client, user.password_hash, password)
    : normalized(password) === normalized(currentPassword!)
  if (isSame)
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  const password_hash = await hashPassword(client, password)

  const now = deps.now()
  const changed = { password_hash, updated_at: now.toISOString() }
  await database.db.transaction().execute(async (trx) => {
    // Of two concurrent changes, the second finds another password or an ended session.
    const account = await trx
      .updateTable('users')
      .set(changed)
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst()
    const session = await trx
      .updateTable('sessions')
      .set({ method: 'password', authenticated_at: now.toISOString() })
      .where('id', '=', bearer.sessionId)
      .executeTakeFirst()
    if (account.numUpdatedRows === 0n || session.numUpdatedRows === 0n) throw sessionGone()
    await deleteSessions(trx, user.id, { except: bearer.sessionId })
    await dropLinks(trx, [user.id], now)
    // The first password of an invited person is not a change.
    if (bearer.method !== 'invite') await queueMails(trx, [passwordChangedMail(user, now)], now)
    const done = { action: 'password.changed', by: user.id, subject: user.id } as const
    await recordAudit(trx, { ...done, data: { method: bearer.method } }, now)
  })
  return { ...user, ...changed }
}

/** Rejects an overlong password before any costly work. */
function checkLength(password: string) {
  const fault = ChosenPassword.safeParse(password).error?.issues[0]
  if (fault) throw new WeakPasswordError('length', `The password ${fault.message}.`)
}
