import { type Permission, rolesWith } from '#contract/permissions.ts'
import type { Database, Db } from '#server/db/database.ts'
import { forNoKeyUpdate } from '#server/db/dialect.ts'
import { AppError } from '#server/errors.ts'

export const notAllowed = () => new AppError('forbidden', 'Your account is not allowed to do this.')

/**
 * Checks the permission again within the transaction of the change: since the route's guard checked it, the actor's
 * account may have been deleted or demoted. A later deletion waits until the transaction has ended. The lock still
 * allows others to reference the account: otherwise two people assigning enquiries to each other would deadlock.
 */
export async function assertPermission(
  trx: Db,
  dialect: Database['dialect'],
  actorId: string,
  permission: Permission,
) {
  const roles = trx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('role')
    .where('user_id', '=', actorId)
    .where('deactivated_at', 'is', null)
    .where('role', 'in', rolesWith(permission))
  if (!(await forNoKeyUpdate(roles, dialect).executeTakeFirst())) throw notAllowed()
}
