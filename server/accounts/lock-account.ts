import type { Db } from '#server/db/database.ts'
import { forNoKeyUpdate, keepForReferences } from '#server/db/dialect.ts'
import type { AccountDeps } from './deps.ts'
import type { Bearer } from './sessions/bearer.ts'
import { sessionGone } from './sessions/require-bearer.ts'

/** What changes an account's ways in comes one after the other: when two codes come at the same moment, the second finds the first used. */
export async function lockAccount(trx: Db, { database }: AccountDeps, userId: string) {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId)
  await forNoKeyUpdate(account, database.dialect).execute()
}

/** The caller's own. Whoever was signed out since the call began, by a new password for example, gets no new way in any more. */
export async function lockOwnAccount(trx: Db, deps: AccountDeps, { user, sessionId }: Bearer) {
  await lockAccount(trx, deps, user.id)
  const session = trx.selectFrom('sessions').select('id').where('id', '=', sessionId)
  if (!(await keepForReferences(session, trx).executeTakeFirst())) throw sessionGone()
}
