import { recordAudit } from '#server/audit/record-audit.ts'
import { AuthError } from './auth-errors.ts'
import type { Bearer } from './sessions/bearer.ts'
import { confirmWithPasskey } from './passkeys/confirm-with-passkey.ts'
import { confirmedFactors } from './second-factor/confirmed-factors.ts'
import type { AccountDeps } from './deps.ts'
import { proveFactor } from './second-factor/prove-factor.ts'
import type { Answered, Assertion } from './passkeys/passkey-schemas.ts'
import { provePassword } from './passwords/prove-password.ts'

type GivenProof = {
  password?: string | null | undefined
  code?: string | null | undefined
  passkey?: Answered<Assertion> | null | undefined
  cookies: string | undefined
  signal: AbortSignal
}

/** With a passkey, or else a code if the account has a second factor, or else the password. */
export async function reauthenticate(deps: AccountDeps, bearer: Bearer, given: GivenProof) {
  const { database, now } = deps
  const userId = bearer.user.id
  if (given.passkey) return confirmWithPasskey(deps, bearer, given.passkey)
  const [factor] = await confirmedFactors(database.db, userId)
  if (factor) {
    const { code, cookies } = given
    if (!(await proveFactor(deps, bearer, factor.id, { code: code ?? '', cookies })))
      throw new AuthError(422, 'mfa_verification_failed', 'The code is wrong or used.')
    return
  }
  const account = await database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  const password = given.password ?? ''
  const isRight = await provePassword(deps, userId, account?.password_hash, password, given.signal)
  const about = { by: userId, subject: userId }
  await database.db.transaction().execute(async (trx) => {
    if (isRight)
      await trx
        .updateTable('sessions')
        .set({ authenticated_at: now().toISOString() })
        .where('id', '=', bearer.sessionId)
        .execute()
    const action = isRight ? 'password.proven' : 'password.failed'
    await recordAudit(trx, { action, ...about }, now())
  })
  if (!isRight) throw new AuthError(400, 'current_password_invalid', 'The password is wrong.')
}
