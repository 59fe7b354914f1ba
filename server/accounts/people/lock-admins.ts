import type { Db, Dialect } from '#server/db/database.ts'
import { forNoKeyUpdate } from '#server/db/dialect.ts'
import { AppError } from '#server/errors.ts'

/** The ids of all who can act as admins. They stay so until the transaction ends: of two who take it from each other, the second finds it done. */
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

/** Admins stay admins until the transaction ends. One of them remains: the actor, who cannot change their own account. */
export async function assertAdmin(trx: Db, dialect: Dialect, actorId: string) {
  if (!(await lockAdmins(trx, dialect)).includes(actorId))
    throw new AppError('forbidden', 'Your account is not allowed to do this.')
}
