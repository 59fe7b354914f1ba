import { type Permission, rolesWith } from '#contract/permissions.ts'
import type { Database, Db } from '#server/db/database.ts'
import { locked } from '#server/db/dialect.ts'
import { AppError } from '#server/errors.ts'

/**
 * Asks again, within the transaction that does the deed: between the guard at the door and here a dismissal may have
 * been answered. A dismissal that comes later waits until the deed is done.
 */
export async function stillMay(
  trx: Db,
  dialect: Database['dialect'],
  actorId: string,
  permission: Permission,
) {
  const actor = trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', actorId)
    .where('role', 'in', rolesWith(permission))
  if (!(await locked(actor, dialect).executeTakeFirst()))
    throw new AppError('forbidden', 'Your account is not allowed to do this.')
}
