import { createHash } from 'node:crypto'
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
  const name = attempt.email.trim().toLowerCase()
  const forgive = await countAttempt(deps, name, attempt.ip)
  let opened
  try {
    opened = await checkAndOpen(deps, name, attempt)
  } catch (error) {
    await forgive()
    throw error
  }
  if (opened) await forgive()
  return opened
}

async function checkAndOpen(deps: AccountDeps, name: string, { password, userAgent }: Attempt) {
  const user = await deps.database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', name)
    .executeTakeFirst()
  const right = await isPassword(user?.password_hash, password)
  return user && right ? open(deps, user, userAgent) : null
}

/** Counted before the password is looked at, so that parallel guesses cannot slip through; a right one is given back. */
async function countAttempt({ limits }: AccountDeps, name: string, ip: string) {
  const account = createHash('sha256').update(name).digest('base64url')
  const client = clientOf(ip)
  await limits.signInsByAccount.consume(account)
  try {
    await limits.signInsByClient.consume(client)
  } catch (error) {
    await limits.signInsByAccount.refund(account)
    throw error
  }
  return async () => {
    await limits.signInsByAccount.refund(account)
    await limits.signInsByClient.refund(client)
  }
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
