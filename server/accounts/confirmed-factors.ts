import type { Db } from '#server/db/database.ts'
import { locked } from '#server/db/dialect.ts'
import type { AccountDeps } from './deps.ts'

/** The apps that an account is asked for when somebody signs in. */
export async function confirmedFactors(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
}

export const hasFactor = async (trx: Db, userId: string) =>
  (await confirmedFactors(trx, userId)).length > 0

/** Of two codes at the same moment the second finds the first used. */
export async function lockAccount(trx: Db, { database }: AccountDeps, userId: string) {
  const account = trx.selectFrom('users').select('id').where('id', '=', userId)
  await locked(account, database.dialect).execute()
}
