import type { Db, Dialect } from '#server/db/database.ts'
import { forNoKeyUpdate } from '#server/db/dialect.ts'
import { notAllowed } from '#server/accounts/assert-permission.ts'

/**
 * The ids of all active admins, locked until the transaction ends: if two admins demote each other, the second sees the
 * first's change.
 */
export async function lockAdmins(trx: Db, dialect: Dialect) {
  const admins = trx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('user_roles.user_id')
    .where('user_roles.role', '=', 'admin')
    .where('users.deactivated_at', 'is', null)
    .orderBy('user_roles.user_id')
  return (await forNoKeyUpdate(admins, dialect).execute()).map(({ user_id }) => user_id)
}

/**
 * Also keeps the set of admins unchanged until the transaction ends. One always remains: the actor, who cannot change
 * their own account.
 */
export async function assertAdmin(trx: Db, dialect: Dialect, actorId: string) {
  if (!(await lockAdmins(trx, dialect)).includes(actorId)) throw notAllowed()
}
