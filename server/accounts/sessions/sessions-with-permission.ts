import { type Permission, rolesWith } from '#contract/permissions.ts'
import type { Db } from '#server/db/database.ts'
import { isIdle, isTooOld } from './sessions.ts'

/** Those of the sessions that are still valid and whose person has the permission now. */
export async function sessionsWithPermission(
  db: Db,
  permission: Permission,
  ids: string[],
  now: Date,
) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('user_roles', 'user_roles.user_id', 'sessions.user_id')
    .selectAll('sessions')
    .where('sessions.id', 'in', ids)
    .where('user_roles.role', 'in', rolesWith(permission))
    .execute()
  return new Set(rows.filter((row) => !isTooOld(row, now) && !isIdle(row, now)).map(({ id }) => id))
}
