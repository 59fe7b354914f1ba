import type { Selectable } from 'kysely'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { factorMail } from '#server/accounts/account-mails.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import { readDeviceId, writeDeviceCookie } from '#server/accounts/sessions/device-cookie.ts'
import { lockOwnAccount } from '#server/accounts/lock-account.ts'
import { assertRecent, sessionGone } from '#server/accounts/sessions/require-bearer.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { notifyWrongCodes } from './notify-wrong-codes.ts'
import { stepOf } from './totp.ts'

type Factor = Pick<
  Selectable<Tables['second_factors']>,
  'id' | 'secret' | 'last_step' | 'confirmed_at'
>

/**
 * Verifies the second factor by a code of the app, or by a recovery code, which is then used up. The first code
 * confirms the app and ends all other sessions, which were opened without it. Returns the session, or null for a wrong
 * code. Wrong codes are counted per account, and separately for a browser that has verified the factor before.
 */
export async function proveFactor(
  deps: AccountDeps,
  bearer: Bearer,
  factorId: string,
  { code, cookies }: { code: string; cookies: string | undefined },
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
  const session = await limits.factorCodes.attempt(counted, () =>
    database.db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, deps, bearer)
      const factor = await trx
        .selectFrom('second_factors')
        .selectAll()
        .where('id', '=', factorId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'There is no such app.')
      // Confirming an app changes the account's factors, however long ago it was added.
      if (factor.confirmed_at === null) assertRecent(bearer)
      const about = { by: userId, subject: userId }
      const kind = await judgeCode(trx, deps, bearer.user, factor, code)
      if (kind === null) {
        await recordAudit(trx, { action: 'factor.failed', ...about }, now())
        return null
      }
      const isNew = factor.confirmed_at === null
      if (isNew) await confirmFactor(trx, deps, bearer, factorId)
      const session = await trx
        .updateTable('sessions')
        .set({ factors: 2, authenticated_at: now().toISOString() })
        .where('id', '=', bearer.sessionId)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw sessionGone()
      if (kind === 'recovery')
        await queueMails(trx, [factorMail(bearer.user, 'code_used', now())], now())
      const action = isNew ? 'factor.added' : 'factor.proven'
      const data = { recovery_code: kind === 'recovery' }
      await recordAudit(trx, { action, ...about, data }, now())
      return session
    }),
  )
  // After the attempt: it costs nothing when it throws, and a wrong code costs also while no mail can be queued.
  if (!session) await notifyWrongCodes(deps, bearer.user)
  const device = { cookies, account, isSecure }
  return session && { session, deviceCookie: writeDeviceCookie(secrets, device, now(), 'factor') }
}

/**
 * Which kind of code this is, or null for a wrong one. It cannot be used again. An app that is not confirmed yet takes
 * no recovery code.
 */
async function judgeCode(
  trx: Db,
  deps: AccountDeps,
  user: { id: string; email: string },
  factor: Factor,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const step = stepOf(deps, factor, user.email, code)
  if (step !== null) {
    await trx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('id', '=', factor.id)
      .execute()
    return 'app'
  }
  if (factor.confirmed_at === null) return null
  return (await useRecoveryCode(trx, deps, user.id, code)) ? 'recovery' : null
}

/** Confirms an app by its first code, and ends all other sessions, which were opened without it. */
async function confirmFactor(
  trx: Db,
  { now }: AccountDeps,
  { user, sessionId }: Bearer,
  factorId: string,
) {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now().toISOString() })
    .where('id', '=', factorId)
    .execute()
  await deleteSessions(trx, user.id, { except: sessionId })
  await queueMails(trx, [factorMail(user, 'added', now())], now())
}
