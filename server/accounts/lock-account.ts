import type { Db } from '#server/db/database.ts'
import { forNoKeyUpdate, keepForReferences } from '#server/db/dialect.ts'
import type { AccountDeps } from './deps.ts'
import type { Bearer } from './sessions/bearer.ts'
import { sessionGone } from './sessions/require-bearer.ts'

/** Serializes changes to an account's credentials: of two codes sent at once, the second finds the first one used. */
export async function lockAccount(trx: Db, { database }: AccountDeps, userId: string) {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId)
  await forNoKeyUpdate(account, database.dialect).execute()
}

/**
 * Locks the caller's own account. A session that has ended since the call began, by a new password for example, cannot
 * add credentials.
 */
export async function lockOwnAccount(trx: Db, deps: AccountDeps, { user, sessionId }: Bearer) {
  await lockAccount(trx, deps, user.id)
  const session = trx.selectFrom('sessions').select('id').where('id', '=', sessionId)
  if (!(await keepForReferences(session, trx).executeTakeFirst())) throw sessionGone()
}
