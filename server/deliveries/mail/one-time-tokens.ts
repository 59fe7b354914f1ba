import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify, v7 as uuidv7 } from 'uuid'
import type { TokenPurpose } from '#contract/mail.ts'
import type { Db } from '#server/db/database.ts'

const idBytes = 16
/** 48 bytes are exactly 64 characters, so each token has only one spelling. */
const shape = /^[\w-]{64}$/

/**
 * The token of a mailed link, base64url: an id and a MAC over purpose and id. It is derived whenever its mail is
 * rendered, so that no database stores it.
 */
export function tokenOf(key: Uint8Array, purpose: TokenPurpose, id: string) {
  const mac = createHmac('sha256', key).update(`${purpose}:${id}`).digest()
  return Buffer.concat([parse(id), mac]).toString('base64url')
}

/** The id in a token made for this purpose, else null. Does not check whether it is still valid. */
export function idInToken(key: Uint8Array, purpose: TokenPurpose, token: string) {
  if (!shape.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = stringifyOrNull(bytes.subarray(0, idBytes))
  if (!id) return null
  const expected = Buffer.from(tokenOf(key, purpose, id), 'base64url')
  return timingSafeEqual(bytes, expected) ? id : null
}

type NewToken = {
  purpose: TokenPurpose
  subjectId: string
  lifetimeMs: number
  consent?: string | null
}

/** Creates a one-time link, and returns the id for `MailLink`. */
export async function createToken(trx: Db, key: Uint8Array, token: NewToken, now: Date) {
  const id = uuidv7({ msecs: now.getTime() })
  await trx
    .insertInto('one_time_tokens')
    .values({
      id,
      purpose: token.purpose,
      subject_id: token.subjectId,
      hash: hashOf(tokenOf(key, token.purpose, id)),
      consent: token.consent ?? null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + token.lifetimeMs).toISOString(),
    })
    .execute()
  return id
}

/** Uses a token up. Returns its subject, or null when it is unknown, used, expired or for another purpose. */
export async function takeToken(trx: Db, purpose: TokenPurpose, token: string, now: Date) {
  const taken = await trx
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hashOf(token.slice(0, 200)))
    .where('purpose', '=', purpose)
    .returning(['subject_id', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now.toISOString() ? taken.subject_id : null
}

/**
 * The subject of a token that stays valid until it expires, or null when it is unknown, expired or for another purpose.
 */
export async function findToken(db: Db, purpose: TokenPurpose, token: string, now: Date) {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('subject_id')
    .where('hash', '=', hashOf(token.slice(0, 200)))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found?.subject_id ?? null
}

/** Small enough not to delay anybody. */
const maxAtOnce = 1_000

/** Deletes expired tokens, and returns how many there were. */
export async function deleteExpiredTokens(db: Db, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom('one_time_tokens')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('one_time_tokens')
        .select('id')
        .where('expires_at', '<=', now.toISOString())
        .limit(maxAtOnce),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function stringifyOrNull(bytes: Uint8Array) {
  try {
    return stringify(bytes)
  } catch {
    return null
  }
}
