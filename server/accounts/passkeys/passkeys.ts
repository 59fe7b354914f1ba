import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Passkey } from '#contract/passkey.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { passkeyMail } from '#server/accounts/account-mails.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { lockOwnAccount } from '#server/accounts/lock-account.ts'
import type { PasskeyRow } from './prove-passkey.ts'

/** The passkeys of an account, oldest first. */
export const passkeysOf = (db: Db, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** Their number, as a column of a query on `users`. */
export const passkeyCount = (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb
    .selectFrom('passkeys')
    .select(sql<number | string>`count(*)`.as('count'))
    .whereRef('passkeys.user_id', '=', 'users.id')
    .as('passkeys')

export const shownPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  friendly_name: name,
  created_at,
  ...(last_used_at !== null && { last_used_at }),
})

export function renamePasskey(deps: AccountDeps, bearer: Bearer, id: string, name: string) {
  const { database, now } = deps
  const { user } = bearer
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    const row = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw noSuchPasskey()
    const about = { by: user.id, subject: user.id, data: { passkey: id } }
    await recordAudit(trx, { action: 'passkey.renamed', ...about }, now())
    return shownPasskey(row)
  })
}

/** Removes a passkey and notifies its owner by mail. */
export function removePasskey(deps: AccountDeps, bearer: Bearer, id: string) {
  const { database, now } = deps
  const { user } = bearer
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    const row = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst()
    if (!row) throw noSuchPasskey()
    await queueMails(trx, [passkeyMail(user, 'removed', row.name, now())], now())
    const about = { by: user.id, subject: user.id, data: { passkey: id } }
    await recordAudit(trx, { action: 'passkey.removed', ...about }, now())
  })
}

const noSuchPasskey = () =>
  new AuthError(404, 'webauthn_credential_not_found', 'There is no such passkey.')
