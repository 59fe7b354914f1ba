import { Email } from '#contract/account.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { generatePassword } from '#contract/generate-password.ts'
import { createUser } from './users.ts'

/** Under a domain that nobody can own (RFC 2606), so mail to it goes nowhere. */
export const defaultAdmin = 'admin@example.com'

/** The password only if it was generated: one from the settings is not repeated. */
export type FirstAdmin = { email: string; password?: string }

/**
 * Creates the first admin when there is none. A generated password cannot be read again, so it is shown before the
 * account is committed: if the process dies in between, no account with an unknown password is left, and the next start
 * tries again.
 */
export async function firstAdmin(
  database: Database,
  env: Env,
  show: (made: FirstAdmin) => void,
  now: Date,
) {
  if (await hasAdmin(database)) return
  const email = Email.parse(env.ADMIN_EMAIL || defaultAdmin)
  const password = env.ADMIN_PASSWORD || generatePassword()
  const beforeCommit = () => {
    if (!env.ADMIN_PASSWORD) show({ email, password })
    else if (!env.ADMIN_EMAIL) show({ email })
  }
  try {
    await createUser(database, { email, password, role: 'admin' }, now, { beforeCommit })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'email_taken')) throw error
    // Another process, started at the same time, has created it.
    if (await hasAdmin(database)) return
    throw new Error(
      `There is no admin, and ADMIN_EMAIL ${email} belongs to an ordinary account. ` +
        'Make one with another address: npm run admin -- create EMAIL',
      { cause: error },
    )
  }
}

async function hasAdmin({ db }: Database) {
  const admin = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}
