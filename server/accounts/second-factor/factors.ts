import { Secret } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { AppError } from '#server/errors.ts'
import { factorMail, factorResetMail } from '#server/accounts/account-mails.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.ts'
import { lockAccount, lockOwnAccount } from '#server/accounts/lock-account.ts'
import { assertAdmin } from '#server/accounts/people/lock-admins.ts'
import { noSuchUser } from '#server/accounts/people/people.ts'
import { hasFactor } from './confirmed-factors.ts'
import { seal } from './factor-secret.ts'
import { totpOf } from './totp.ts'

/** Adds an app, which is not asked for until its first code is entered. Replaces apps that were never confirmed. */
export async function addFactor(deps: AccountDeps, bearer: Bearer, name: string, issuer: string) {
  const { database, limits, secrets, now } = deps
  const { id: userId, email } = bearer.user
  // Before the transaction, in which all would wait for the same account, each with a connection.
  await limits.factorEnrolments.consume(userId)
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .execute()
    if (await hasFactor(trx, userId))
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        'You have an app already. Remove it first.',
      )
    const id = uuidv7()
    const secret = new Secret({ size: 20 }).base32
    const row = { id, user_id: userId, name, created_at: now().toISOString(), confirmed_at: null }
    const sealed = seal(secrets.factorKey, secret, id)
    await trx
      .insertInto('second_factors')
      .values({ ...row, secret: sealed })
      .execute()
    return { id, secret, uri: totpOf(secret, email, issuer).toString() }
  })
}

/** Removes the caller's own app with its recovery codes. A session opened with a passkey may do so without a code. */
export function removeFactor(deps: AccountDeps, bearer: Bearer, factorId: string) {
  const { database, now } = deps
  const { user } = bearer
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    const removed = await trx
      .deleteFrom('second_factors')
      .where('id', '=', factorId)
      .where('user_id', '=', user.id)
      .returning('confirmed_at')
      .executeTakeFirst()
    if (!removed) throw new AuthError(404, 'mfa_factor_not_found', 'There is no such app.')
    // An account has at most one app.
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    if (removed.confirmed_at !== null)
      await queueMails(trx, [factorMail(user, 'removed', now())], now())
    await recordAudit(trx, { action: 'factor.removed', by: user.id, subject: user.id }, now())
  })
}

/** For a person who has lost the device with their app or passkeys. They get a mail, and all their sessions end. */
export function resetFactor(deps: AccountDeps, userId: string, actor: Actor) {
  const { database, now } = deps
  if (userId === actor.userId)
    throw new AppError('own_account', 'Another admin has to reset your second factor.')
  return database.db.transaction().execute(async (trx) => {
    await assertAdmin(trx, database.dialect, actor.userId)
    await lockAccount(trx, deps, userId)
    const user = trx.selectFrom('users').select(['id', 'email']).where('id', '=', userId)
    const person = await user.executeTakeFirst()
    if (!person) throw noSuchUser()
    const removed = await removeFactors(trx, userId)
    if (removed.apps + removed.passkeys === 0)
      throw new AppError('not_found', 'This account has no second factor.')
    await deleteSessions(trx, userId)
    await queueMails(trx, [factorResetMail(person, actor.email, now())], now())
    const about = { by: actor.userId, subject: userId, data: removed }
    await recordAudit(trx, { action: 'factor.reset', ...about }, now())
  })
}

/** All apps with their recovery codes, and all passkeys. Returns how many there were. */
export async function removeFactors(trx: Db, userId: string) {
  const remove = async (table: 'second_factors' | 'passkeys' | 'recovery_codes') => {
    const theirs = trx.deleteFrom(table).where('user_id', '=', userId)
    return Number((await theirs.executeTakeFirst()).numDeletedRows)
  }
  const removed = { apps: await remove('second_factors'), passkeys: await remove('passkeys') }
  await remove('recovery_codes')
  return removed
}
