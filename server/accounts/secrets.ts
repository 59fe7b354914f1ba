import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { readSetting } from '#server/db/settings.ts'
import type { Env } from '#server/env.ts'

/**
 * The key of access tokens, with its name, and those of device cookies, mailed links, nonces, second factors and
 * passkey challenges.
 */
export type KeyRing = {
  /** Of the token key. A token that names another is refused. */
  kid: string
  tokenKey: Uint8Array
  deviceKey: Uint8Array
  linkKey: Uint8Array
  nonceKey: Uint8Array
  factorKey: Uint8Array
  challengeKey: Uint8Array
}

/** From AUTH_SECRET, else generated once and stored in the database, so that all processes agree. */
export async function loadSecrets(database: Database, env: Env): Promise<KeyRing> {
  const secret = env.AUTH_SECRET || (await storedSecret(database))
  const derive = (purpose: string, bytes = 32) =>
    new Uint8Array(hkdfSync('sha256', secret, '', purpose, bytes))
  return {
    kid: Buffer.from(derive('access token key id', 6)).toString('base64url'),
    tokenKey: derive('access token key'),
    deviceKey: derive('device cookie key'),
    linkKey: derive('mailed link key'),
    nonceKey: derive('proof nonce key'),
    factorKey: derive('second factor key'),
    challengeKey: derive('passkey challenge key'),
  }
}

async function storedSecret({ db }: Database) {
  const stored = await readSetting(db, 'auth_secret')
  if (stored !== null) return stored
  // When several processes start together, the first stores its secret and all read that one.
  await db
    .insertInto('settings')
    .values({ key: 'auth_secret', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readSetting(db, 'auth_secret'))!
}
