import type { Permission } from '#contract/permissions.ts'
import { notAllowed } from '#server/accounts/assert-permission.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { sessionsWithPermission } from './sessions-with-permission.ts'

/**
 * Yields the parts of a download, which may take hours, while its session is valid and its person has the permission.
 * The guard has already checked the first part.
 */
export async function* whileAllowed<Part>(
  { database: { db }, now }: Pick<AccountDeps, 'database' | 'now'>,
  { sessionId }: { sessionId: string },
  permission: Permission,
  parts: AsyncIterable<Part>,
) {
  let isFirst = true
  for await (const part of parts) {
    const isAllowed =
      isFirst || (await sessionsWithPermission(db, permission, [sessionId], now())).has(sessionId)
    if (!isAllowed) throw notAllowed()
    isFirst = false
    yield part
  }
}
