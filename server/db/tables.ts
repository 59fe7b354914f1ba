import type { Generated } from 'kysely'
import type { TokenPurpose } from '#contract/mail.ts'
import type { TeamMailTime } from '#contract/options.ts'
import type { Stage } from '#contract/stages.ts'
import type { AuditTables } from './audit-tables.ts'
import type { CredentialTables } from './credential-tables.ts'
import type { InboxTables } from './inbox-tables.ts'
import type { OutboxTables } from './outbox-tables.ts'
import type { TallyName } from './tallies.ts'

/**
 * The schema. Tables of the outbox, inbox, audit trail and credentials are in files of their own. Columns have the same
 * types in both databases: text UUIDv7 ids, ISO-8601 UTC text times, 0 or 1 integers, JSON as text.
 */
export type Tables = OutboxTables &
  InboxTables &
  AuditTables &
  CredentialTables & {
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
  /** Kept when staff release the enquiry, as part of its record. */
  quarantine_reason: string | null
  /** Incremented with every change, so that nobody overwrites changes they have not seen. */
  version: Generated<number>
  /** When somebody first answered; null while the enquiry is unanswered. */
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
  /** The source and campaign of the first touch, or of the only one, for filters. */
  first_source: Generated<string | null>
  first_campaign: Generated<string | null>
}

/** Written once; only the IP address is shortened later. */
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
  /** SHA-256 of the first body sent with the key. */
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
  /** When any of its sessions was last used, as known at the last end of one of them. */
  last_seen_at: Generated<string | null>
  /** Since when the account is deactivated. */
  deactivated_at: Generated<string | null>
  /** When they want mails about what colleagues ask of them. */
  team_mails: Generated<TeamMailTime>
}

type UserRoles = {
  id: string
  user_id: string
  role: 'user' | 'admin'
  created_at: string
}

/** One signed-in browser. The refresh token is a message over these columns and is never stored. */
type Sessions = {
  id: string
  user_id: string
  counter: number
  /** base64url, 32 bytes. */
  hmac_key: string
  created_at: string
  refreshed_at: string
  /** When the newest token pair was first used, which proves that the browser received it. */
  confirmed_at: string | null
  last_seen_at: string
  user_agent: string | null
  /** How it was opened. A session opened by a mailed link may set a password without the old one. */
  method: Generated<'password' | 'passkey' | 'recovery' | 'invite'>
  /** The browser's key, which its tokens are bound to. Null: a client without one. */
  key_thumbprint: Generated<string | null>
  /** 2: the second factor was verified, too. */
  factors: Generated<1 | 2>
  /** When its owner last authenticated: sensitive operations require a recent time. */
  authenticated_at: Generated<string | null>
}

type Settings = { key: string; value: string }

/** Maintained by triggers; the shards of a name add up to its count. */
type Tallies = { name: TallyName; shard: number; count: number }

/** Downloads of a resource's PDF, without robots and repeats. */
type DownloadCounts = { slug: string; count: number }

type OneTimeTokens = {
  id: string
  purpose: TokenPurpose
  /** The account, invitation or subscriber. */
  subject_id: string
  /** SHA-256 of the token, which is derived when its mail is sent. */
  hash: string
  created_at: string
  expires_at: string
  /** JSON of the consent of a subscriber who had unsubscribed: it counts once the link is used. */
  consent: Generated<string | null>
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

/** An address that unsubscribed stays here even after the subscriber's row is deleted. */
type NewsletterSuppressions = { email_hash: string; created_at: string }
