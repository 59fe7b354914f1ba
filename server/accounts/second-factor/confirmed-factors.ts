import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The authenticator apps that an account is asked for at sign-in. */
export async function confirmedFactors(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
}

/** The id of one, as a column of a query on `users`. */
export const confirmedFactor = (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb
    .selectFrom('second_factors')
    .select('second_factors.id')
    .whereRef('second_factors.user_id', '=', 'users.id')
    .where('second_factors.confirmed_at', 'is not', null)
    .limit(1)
    .as('factor_id')

export const hasFactor = async (trx: Db, userId: string) =>
  (await confirmedFactors(trx, userId)).length > 0
