import { Secret, TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { AppError } from '#server/errors.ts'
import { SECOND } from '#server/durations.ts'
import { factorResetMail } from './account-mails.ts'
import { assertPermission } from './assert-permission.ts'
import { AuthError } from './auth-errors.ts'
import type { Bearer } from './bearer.ts'
import type { AccountDeps } from './deps.ts'
import { hasFactor, lockAccount } from './confirmed-factors.ts'
import { readDeviceId, writeDeviceCookie } from './device-cookie.ts'
import { seal, unseal } from './factor-secret.ts'
import { noSuchUser } from './people.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { tellWrongCode } from './tell-wrong-code.ts'

const periodSeconds = 30
/** A clock may be wrong by one step, and a code may be typed slowly. */
const stepsAround = 1

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: periodSeconds })

/** A new app, not asked for before its first code has been typed. Those that never were go. */
export function addFactor(deps: AccountDeps, bearer: Bearer, name: string, issuer: string) {
  const { database, secrets, now } = deps
  const { id: userId, email } = bearer.user
  return database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, deps, userId)
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

type Shown = { code: string; cookies: string | undefined }

/**
 * Proves the second factor by a code of the app, or by a recovery code, which is then used up. A first code confirms the
 * app and ends all other sessions, which were opened without it. Answers the session, or null for a wrong code. Wrong ones
 * are counted for the account, and apart from that for a browser in which the factor was proven before.
 */
export async function proveFactor(
  deps: AccountDeps,
  bearer: Bearer,
  factorId: string,
  { code, cookies }: Shown,
) {
  const { database, isSecure, limits, secrets, now } = deps
  const userId = bearer.user.id
  const account = await database.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account) throw sessionGone()
  const deviceId = readDeviceId(secrets, cookies, account, now(), 'factor')
  const counted = deviceId === null ? userId : `${userId} ${deviceId}`
  const session = await limits.factorCodes.attempt(counted, async () => {
    const proven = await database.db.transaction().execute(async (trx) => {
      await lockAccount(trx, deps, userId)
      const factor = await trx
        .selectFrom('second_factors')
        .selectAll()
        .where('id', '=', factorId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'There is no such app.')
      const time = now().toISOString()
      const about = { by: userId, subject: userId }
      const step = stepOf(deps, factor, bearer.user.email, code)
      const byRecovery = step === null && factor.confirmed_at !== null
      const isRight = byRecovery ? await useRecoveryCode(trx, deps, userId, code) : step !== null
      if (!isRight) {
        await recordAudit(trx, { action: 'factor.failed', ...about }, now())
        return null
      }
      if (step !== null)
        await trx
          .updateTable('second_factors')
          .set({ last_step: step, confirmed_at: factor.confirmed_at ?? time })
          .where('id', '=', factorId)
          .execute()
      if (factor.confirmed_at === null)
        await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('id', '!=', bearer.sessionId)
          .execute()
      const session = await trx
        .updateTable('sessions')
        .set({ factors: 2, authenticated_at: time })
        .where('id', '=', bearer.sessionId)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw sessionGone()
      const action = factor.confirmed_at === null ? 'factor.added' : 'factor.proven'
      await recordAudit(trx, { action, ...about, data: { recovery_code: byRecovery } }, now())
      return session
    })
    if (!proven) await tellWrongCode(deps, bearer.user)
    return proven
  })
  const device = { cookies, account, isSecure }
  return session && { session, deviceCookie: writeDeviceCookie(secrets, device, now(), 'factor') }
}

const sessionGone = () => new AuthError(403, 'session_not_found', 'The session has ended.')

/** The time step of a code that is right and newer than the last one, else null. */
function stepOf(
  { secrets, now }: AccountDeps,
  factor: { id: string; secret: string; last_step: number },
  email: string,
  code: string,
) {
  const token = code.replace(/\s/g, '')
  const secret = unseal(secrets.factorKey, factor.secret, factor.id)
  if (secret === null || !/^\d{6}$/.test(token)) return null
  const timestamp = now().getTime()
  const delta = totpOf(secret, email, '').validate({ token, timestamp, window: stepsAround })
  if (delta === null) return null
  const present = Math.floor(timestamp / SECOND / periodSeconds)
  // After the clock was set back the last code lies ahead, and says nothing.
  const last = factor.last_step > present + stepsAround ? 0 : factor.last_step
  return present + delta > last ? present + delta : null
}

/** The owner's own doing, with a session that was opened by it. */
export function removeFactor(deps: AccountDeps, { user }: Bearer, factorId: string) {
  const { database, now } = deps
  return database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, deps, user.id)
    const { numDeletedRows } = await trx
      .deleteFrom('second_factors')
      .where('id', '=', factorId)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n)
      throw new AuthError(404, 'mfa_factor_not_found', 'There is no such app.')
    // An account has no other app.
    await trx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    await recordAudit(trx, { action: 'factor.removed', by: user.id, subject: user.id }, now())
  })
}

/** For somebody who has lost the device with their app or passkeys. They are told, and signed out everywhere. */
export function resetFactor(
  deps: AccountDeps,
  userId: string,
  actor: { userId: string; email: string },
) {
  const { database, now } = deps
  if (userId === actor.userId)
    throw new AppError('own_account', 'Another admin has to reset your second factor.')
  return database.db.transaction().execute(async (trx) => {
    await assertPermission(trx, database.dialect, actor.userId, 'user.change')
    const user = trx.selectFrom('users').select(['id', 'email']).where('id', '=', userId)
    const person = await user.executeTakeFirst()
    if (!person) throw noSuchUser()
    const remove = async (table: 'second_factors' | 'passkeys' | 'recovery_codes' | 'sessions') => {
      const { numDeletedRows } = await trx
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(numDeletedRows)
    }
    const removed = { apps: await remove('second_factors'), passkeys: await remove('passkeys') }
    if (removed.apps + removed.passkeys === 0)
      throw new AppError('not_found', 'This account has no second factor.')
    await remove('recovery_codes')
    await remove('sessions')
    await queueMails(trx, [factorResetMail(person, actor.email, now())], now())
    const about = { by: actor.userId, subject: userId, data: removed }
    await recordAudit(trx, { action: 'factor.reset', ...about }, now())
  })
}
