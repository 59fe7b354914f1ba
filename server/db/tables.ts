import type { TallyName } from './tallies.ts'

/**
 * The whole schema on one page. Both databases spell these columns alike: text UUIDv7 ids, ISO-8601 UTC text times,
 * 0 or 1 integers, JSON as text.
 */
export type Tables = {
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
}

/** Written once, never changed. */
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
}

type Users = {
  id: string
  email: string
  /** Argon2id in PHC form. */
  password_hash: string
  created_at: string
  updated_at: string
  last_sign_in_at: string | null
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
}

type Settings = { key: string; value: string }

/** Kept by triggers; the shards of a name add up to its count. */
type Tallies = { name: TallyName; shard: number; count: number }

/** How often the PDF of a resource was downloaded, without robots and repeats. */
type DownloadCounts = { slug: string; count: number }
