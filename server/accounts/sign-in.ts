import { createHash } from 'node:crypto'
import { Email } from '#contract/account.ts'
import { clientOf } from '#server/http/address.ts'
import type { AccountDeps } from './deps.ts'
import { isPassword } from './passwords.ts'
import { type Session, startSession } from './sessions.ts'
import type { User } from './users.ts'

type Attempt = { email: string; password: string; ip: string; userAgent: string | undefined }

/** A new session, or null: nobody is called so, or the password is wrong. The two take alike long. */
export async function signIn(
  deps: AccountDeps,
  attempt: Attempt,
): Promise<{ session: Session; user: User } | null> {
  const { signInsByAccount, signInsByClient } = deps.limits
  const name = attempt.email.trim().toLowerCase()
  const account = createHash('sha256').update(name).digest('base64url')
  return signInsByAccount.attempt(account, () =>
    signInsByClient.attempt(clientOf(attempt.ip), () => checkAndOpen(deps, name, attempt)),
  )
}

async function checkAndOpen(deps: AccountDeps, name: string, { password, userAgent }: Attempt) {
  const user = await findUser(deps, name)
  const right = await isPassword(user?.password_hash, password)
  return user && right ? open(deps, user, userAgent) : null
}

/** Nobody has a name that no account can have, and PostgreSQL refuses to look for some of them. */
async function findUser({ database: { db } }: AccountDeps, name: string) {
  if (!Email.safeParse(name).success) return undefined
  return db.selectFrom('users').selectAll().where('email', '=', name).executeTakeFirst()
}

/** Null when the account went, or got a new password, while this one was being checked. */
function open({ database: { db }, now }: AccountDeps, user: User, userAgent: string | undefined) {
  const last_sign_in_at = now().toISOString()
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ last_sign_in_at })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    const session = await startSession(trx, user.id, userAgent, now())
    return { session, user: { ...user, last_sign_in_at } }
  })
}
