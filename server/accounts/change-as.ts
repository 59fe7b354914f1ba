import type { Permission } from '#contract/permissions.ts'
import type { Database, Db } from '#server/db/database.ts'
import { assertPermission } from './assert-permission.ts'

/** Makes a change in one transaction, in which its actor still has the permission. */
export const changeAs = <Result>(
  { db, dialect }: Database,
  actorId: string,
  permission: Permission,
  work: (trx: Db) => Promise<Result>,
) =>
  db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, actorId, permission)
    return work(trx)
  })
