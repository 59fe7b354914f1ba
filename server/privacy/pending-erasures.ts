import { createHmac } from 'node:crypto'
import type { PersonalData } from '#contract/privacy.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import type { Db } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import { saveSetting } from '#server/db/settings.ts'

export type ErasureDeps = Pick<AccountDeps, 'database' | 'secrets' | 'now'>

/** A started erasure, with what is needed to report its end. Its row holds the address until then. */
export type Erasure = { by: string; counts: PersonalData }

/** A keyed hash by which an audit entry can be shown to concern an address, without revealing it. */
export const addressFingerprint = (key: Uint8Array, email: string) =>
  createHmac('sha256', key).update(`privacy:${email}`).digest('base64url').slice(0, 16)

const prefix = 'erasure:'
const keyOf = ({ secrets }: ErasureDeps, email: string) =>
  prefix + addressFingerprint(secrets.linkKey, email)

/** Null: it has ended, or never began. Locked against other processes until the transaction ends. */
export async function lockErasure(
  trx: Db,
  deps: ErasureDeps,
  email: string,
): Promise<Erasure | null> {
  const row = trx.selectFrom('settings').select('value').where('key', '=', keyOf(deps, email))
  const found = await forUpdate(row, deps.database.dialect).executeTakeFirst()
  return found ? (JSON.parse(found.value) as Erasure) : null
}

export const saveErasure = (trx: Db, deps: ErasureDeps, erasure: Erasure) =>
  saveSetting(trx, keyOf(deps, erasure.counts.email), JSON.stringify(erasure))

export const forgetErasure = (trx: Db, deps: ErasureDeps, email: string) =>
  trx.deleteFrom('settings').where('key', '=', keyOf(deps, email)).execute()

type Pending = { key: string; value: string }

/** Erasures that have begun and not ended. */
export const pendingErasures = (db: Db): Promise<Pending[]> =>
  db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'like', `${prefix}%`)
    .orderBy('key')
    .execute()

/** The address of an erasure, whose row is moved to the current key: AUTH_SECRET may have changed since it began. */
export async function adoptErasure(deps: ErasureDeps, { key, value }: Pending) {
  const erasure = JSON.parse(value) as Erasure
  const { email } = erasure.counts
  if (key !== keyOf(deps, email))
    await deps.database.db.transaction().execute(async (trx) => {
      await saveErasure(trx, deps, erasure)
      await trx.deleteFrom('settings').where('key', '=', key).execute()
    })
  return email
}
