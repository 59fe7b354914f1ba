import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { factorMail } from '#server/accounts/account-mails.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import { lockOwnAccount } from '#server/accounts/lock-account.ts'
import { hasFactor } from './confirmed-factors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { newRecoveryCode, recoveryCodeHash } from './factor-secret.ts'

const recoveryCodes = 10

/** Uses up a recovery code. False when the account has no such code. */
export async function useRecoveryCode(
  trx: Db,
  { secrets }: AccountDeps,
  userId: string,
  code: string,
) {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', recoveryCodeHash(secrets.factorKey, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Generates ten new codes, which replace all earlier ones and cannot be read again. */
export function renewRecoveryCodes(deps: AccountDeps, bearer: Bearer) {
  const { database, secrets, now } = deps
  const userId = bearer.user.id
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    if (!(await hasFactor(trx, userId)))
      throw new AuthError(422, 'mfa_factor_not_found', 'There is no second factor to recover from.')
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
    const created_at = now().toISOString()
    const rows = codes.map((code) => ({
      id: uuidv7(),
      user_id: userId,
      hash: recoveryCodeHash(secrets.factorKey, code),
      created_at,
    }))
    await trx.insertInto('recovery_codes').values(rows).execute()
    await queueMails(trx, [factorMail(bearer.user, 'codes_renewed', now())], now())
    await recordAudit(trx, { action: 'recovery_codes.renewed', by: userId, subject: userId }, now())
    return codes
  })
}
