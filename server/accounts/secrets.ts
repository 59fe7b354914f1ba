import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'

/**
 * The keys of access tokens, named by the tokens' `kid`, and those of device cookies, mailed links, nonces, second
 * factors and passkey challenges.
 */
export type KeyRing = {
  kid: string
  /** By `kid`. A token that names another key is refused. */
  keys: ReadonlyMap<string, Uint8Array>
  deviceKey: Uint8Array
  linkKey: Uint8Array
  nonceKey: Uint8Array
  factorKey: Uint8Array
  challengeKey: Uint8Array
}

/** From AUTH_SECRET, else generated once and stored in the database, so that all processes agree. */
export async function loadSecrets(database: Database, env: Env): Promise<KeyRing> {
  const secret = env.AUTH_SECRET || (await storedSecret(database))
  const kid = Buffer.from(hkdfSync('sha256', secret, '', 'access token key id', 6))
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'access token key', 32))
  const deviceKey = new Uint8Array(hkdfSync('sha256', secret, '', 'device cookie key', 32))
  const linkKey = new Uint8Array(hkdfSync('sha256', secret, '', 'mailed link key', 32))
  const nonceKey = new Uint8Array(hkdfSync('sha256', secret, '', 'proof nonce key', 32))
  const factorKey = new Uint8Array(hkdfSync('sha256', secret, '', 'second factor key', 32))
  const challengeKey = new Uint8Array(hkdfSync('sha256', secret, '', 'passkey challenge key', 32))
  const name = kid.toString('base64url')
  const keys = new Map([[name, key]])
  return { kid: name, keys, deviceKey, linkKey, nonceKey, factorKey, challengeKey }
}

async function storedSecret({ db }: Database) {
  const find = db.selectFrom('settings').select('value').where('key', '=', 'auth_secret')
  const stored = await find.executeTakeFirst()
  if (stored) return stored.value
  // When several processes start together, the first stores its secret and all read that one.
  await db
    .insertInto('settings')
    .values({ key: 'auth_secret', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).value
}
