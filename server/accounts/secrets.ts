import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'

/** The keys that sign access tokens. A token names its key by `kid`; only keys in this ring are ever tried. */
export type KeyRing = {
  kid: string
  keys: ReadonlyMap<string, Uint8Array>
}

/** From AUTH_SECRET, else made once and kept in the database, so that all processes agree. */
export async function loadSecrets(database: Database, env: Env): Promise<KeyRing> {
  const secret = env.AUTH_SECRET || (await keptSecret(database))
  const kid = Buffer.from(hkdfSync('sha256', secret, '', 'access token key id', 6))
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access token key', 32))
  const name = kid.toString('base64url')
  return { kid: name, keys: new Map([[name, key]]) }
}

async function keptSecret({ db }: Database) {
  const find = db.selectFrom('settings').select('value').where('key', '=', 'auth_secret')
  const kept = await find.executeTakeFirst()
  if (kept) return kept.value
  // Of several processes that start together the first one's secret stays, and all read that.
  await db
    .insertInto('settings')
    .values({ key: 'auth_secret', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).value
}
