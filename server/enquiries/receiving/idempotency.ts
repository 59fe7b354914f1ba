import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { MINUTE } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import type { Sender } from '#server/http/sender.ts'

/** Recognizes a repeat of the same enquiry. */
export type IdempotencyKey = {
  key: string
  bodyHash: string
  /** How long the key is valid, in milliseconds. */
  lifetimeMs: number
}

/** The sender's own key: the same key always means the same enquiry. */
export function keyFromHeader(key: string, input: NewEnquiry): IdempotencyKey {
  return { key: key.toLowerCase(), bodyHash: hash(requestFingerprint(input)), lifetimeMs: Infinity }
}

/** A form without a script has no key: the same text from the same client within ten minutes is the same enquiry. */
export function keyFromContent(input: NewEnquiry, sender: Sender): IdempotencyKey {
  const bodyHash = hash(requestFingerprint(input))
  return { key: formKeys + hash([sender.client, bodyHash]), bodyHash, lifetimeMs: formKeyLifetime }
}

/** The prefix of such keys, which no UUID has. */
const formKeys = 'form:'
const formKeyLifetime = 10 * MINUTE

/**
 * The receipt of the first enquiry with this key, unless it has expired.
 * @throws `idempotency_key_reused` when that one had another body.
 */
export async function firstReceipt(
  db: Db,
  idempotencyKey: IdempotencyKey,
  now: Date,
): Promise<EnquiryReceipt | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .innerJoin('contact_submissions', 'contact_submissions.id', 'submission_id')
    .select(['contact_submissions.id', 'contact_submissions.created_at', 'body_hash'])
    .where('key', '=', idempotencyKey.key)
    .where((eb) => eb.not(eb.or(expired(eb, idempotencyKey.lifetimeMs, now))))
    .executeTakeFirst()
  if (first && first.body_hash !== idempotencyKey.bodyHash)
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was used before with another message. Use a new key.',
    )
  return first && { id: first.id, created_at: first.created_at }
}

/** Written together with the enquiry's own rows, so that they cannot disagree. */
export const keyRow = ({ key, bodyHash }: IdempotencyKey, receipt: EnquiryReceipt) => ({
  key,
  body_hash: bodyHash,
  submission_id: receipt.id,
  created_at: receipt.created_at,
})

/** Deletes an expired key in the transaction that writes the same key again. */
export async function dropExpiredKey(trx: Db, { key, lifetimeMs }: IdempotencyKey, now: Date) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where((eb) => eb.or(expired(eb, lifetimeMs, now)))
    .execute()
}

/** Keys are kept as long as their enquiry, but those of forms only until they expire. At most 500 at once. */
export async function deleteExpiredKeys(db: Db, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('key')
        .where('key', '>=', formKeys)
        .where('key', '<', `${formKeys}~`)
        .where((or) => or.or(expired(or, formKeyLifetime, now)))
        .limit(500),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Also a key from as far in the future: the clock was set back since, and the key would stay valid too long. */
function expired(eb: ExpressionBuilder<Tables, 'idempotency_keys'>, lifetimeMs: number, now: Date) {
  if (lifetimeMs === Infinity) return []
  const time = (difference: number) => new Date(now.getTime() + difference).toISOString()
  return [
    eb('idempotency_keys.created_at', '<=', time(-lifetimeMs)),
    eb('idempotency_keys.created_at', '>=', time(lifetimeMs)),
  ]
}

/**
 * Whether a field distinguishes enquiries: what a person wrote and chose does. Their origin and speed may differ
 * between two attempts at the same enquiry, which must still count as one. The type requires a decision for every new
 * field; add it last, because the order is part of every stored hash.
 */
const identifies: Record<keyof NewEnquiry, boolean> = {
  name: true,
  email: true,
  company: true,
  website: true,
  revenueRange: true,
  primaryNeed: true,
  message: true,
  consent: true,
  marketingConsent: true,
  consentVersion: true,
  fax: false,
  elapsed: false,
  utmSource: false,
  utmMedium: false,
  utmCampaign: false,
  utmContent: false,
  utmTerm: false,
  gclid: false,
  fbclid: false,
  referrer: false,
  pagePath: false,
  origin: false,
  firstTouch: false,
}

const identifying = (Object.keys(identifies) as (keyof NewEnquiry)[]).filter(
  (field) => identifies[field],
)

const requestFingerprint = (input: NewEnquiry) => identifying.map((field) => input[field])

const hash = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
