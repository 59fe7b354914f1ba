import type { Generated } from 'kysely'
import type { TokenPurpose } from '#contract/mail.ts'
import type { Stage } from '#contract/stages.ts'
import type { AuditTables } from './audit-tables.ts'
import type { FactorTables } from './factor-tables.ts'
import type { InboxTables } from './inbox-tables.ts'
import type { OutboxTables } from './outbox-tables.ts'
import type { TallyName } from './tallies.ts'

/**
 * The schema, with the outbox and what staff do with enquiries on pages of their own. Both databases spell these columns alike: text UUIDv7 ids, ISO-8601 UTC text times,
 * 0 or 1 integers, JSON as text.
 */
export type Tables = OutboxTables &
  InboxTables &
  AuditTables &
  FactorTables & {
    contact_submissions: ContactSubmissions
    consents: Consents
    idempotency_keys: IdempotencyKeys
    newsletter_subscribers: NewsletterSubscribers
    users: Users
    user_roles: UserRoles
    sessions: Sessions
    settings: Settings
    tallies: Tallies
    download_counts: DownloadCounts
    one_time_tokens: OneTimeTokens
    invitations: Invitations
    newsletter_suppressions: NewsletterSuppressions
  }

type ContactSubmissions = {
  id: string
  name: string
  email: string
  company: string
  website: string | null
  revenue_range: string | null
  primary_need: string | null
  message: string | null
  created_at: string
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_content: string | null
  utm_term: string | null
  gclid: string | null
  fbclid: string | null
  referrer: string | null
  page_path: string | null
  origin: string | null
  /** JSON of contract's FirstTouch. */
  first_touch: string | null
  quarantined: 0 | 1
  /** Stays when staff release the enquiry, so that the record tells what happened. */
  quarantine_reason: string | null
  /** One more with every change, so that nobody overwrites what they have not seen. */
  version: Generated<number>
  /** When somebody first answered; null while the enquiry waits. */
  answered_at: string | null
  /** The promise: 24 hours after `created_at`. */
  due_at: Generated<string>
  stage: Generated<Stage>
  owner_id: Generated<string | null>
  follow_up_at: Generated<string | null>
  value_cents: Generated<number | null>
  lost_reason: Generated<string | null>
  /** Deleted 30 days later. */
  binned_at: Generated<string | null>
  /** The source and campaign of the first touch, or of the only one, for lists to choose by. */
  first_source: Generated<string | null>
  first_campaign: Generated<string | null>
}

/** Written once; only the address is shortened later. */
type Consents = {
  id: string
  submission_id: string
  version: string | null
  text: string | null
  marketing: 0 | 1
  marketing_text: string | null
  given_at: string
  page_path: string | null
  ip: string
  user_agent: string | null
  gpc: 0 | 1
}

type IdempotencyKeys = {
  key: string
  /** SHA-256 of the body that came with the key first. */
  body_hash: string
  submission_id: string
  created_at: string
}

type NewsletterSubscribers = {
  id: string
  /** Trimmed and lower-cased, so that one person is one row. */
  email: string
  created_at: string
  confirmed_at: string | null
  consent_version: string | null
  consent_text: string | null
  page_path: string | null
  ip: string
  user_agent: string | null
  unsubscribed_at: string | null
}

type Users = {
  id: string
  email: string
  /** Argon2id in PHC form. */
  password_hash: string
  created_at: string
  updated_at: string
  last_sign_in_at: string | null
  /** Since when nobody can sign in to it. */
  deactivated_at: Generated<string | null>
}

type UserRoles = {
  id: string
  user_id: string
  role: 'user' | 'admin'
  created_at: string
}

/** One signed-in browser. The refresh token is a message over these columns, never stored itself. */
type Sessions = {
  id: string
  user_id: string
  counter: number
  /** base64url, 32 bytes. */
  hmac_key: string
  created_at: string
  refreshed_at: string
  /** When the newest pair was first used, which proves that the browser holds it. */
  confirmed_at: string | null
  last_seen_at: string
  user_agent: string | null
  /** How it was opened. One opened by a mailed link may set a password without the old one. */
  method: Generated<'password' | 'passkey' | 'recovery' | 'invite'>
  /** The browser's key, without which the tokens are worth nothing. Null: a client without one. */
  key_thumbprint: Generated<string | null>
  /** 2: also the second factor was proven. */
  factors: Generated<1 | 2>
  /** When its owner last proved who they are: dangerous steps want that to be a moment ago. */
  authenticated_at: Generated<string | null>
}

type Settings = { key: string; value: string }

/** Kept by triggers; the shards of a name add up to its count. */
type Tallies = { name: TallyName; shard: number; count: number }

/** How often the PDF of a resource was downloaded, without robots and repeats. */
type DownloadCounts = { slug: string; count: number }

type OneTimeTokens = {
  id: string
  purpose: TokenPurpose
  /** The account, invitation or subscriber. */
  subject_id: string
  /** SHA-256 of the token, which itself is derived when its mail is sent. */
  hash: string
  created_at: string
  expires_at: string
}

type Invitations = {
  id: string
  email: string
  role: 'user' | 'admin'
  invited_by: string | null
  created_at: string
  sent_at: string
  expires_at: string
}

/** Whoever unsubscribed stays so, also after the row of the subscriber is gone. */
type NewsletterSuppressions = { email_hash: string; created_at: string }
