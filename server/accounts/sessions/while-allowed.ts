import type { Permission } from '#contract/permissions.ts'
import { AppError } from '#server/errors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { sessionsWithPermission } from './sessions-with-permission.ts'

/**
 * The parts of a download, which may take hours, as long as the session that asked for it holds and its person may read
 * them. The first goes by the guard's word.
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
    if (!isAllowed) throw new AppError('forbidden', 'Your account is not allowed to do this.')
    isFirst = false
    yield part
  }
}
