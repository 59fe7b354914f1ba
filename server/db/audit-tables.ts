import type { AuditAction } from '#contract/audit-actions.ts'

export type AuditTables = {
  audit_entries: AuditEntries
  audit_head: AuditHead
  audit_names: AuditNames
}

/** Never changed or deleted; triggers enforce it. */
type AuditEntries = {
  /** 1, 2, 3 and so on, without gaps. */
  seq: number
  at: string
  action: AuditAction
  /** An account, possibly deleted since. Null: the server itself, its command line, or somebody not signed in. */
  actor_id: string | null
  /** The account, enquiry, webhook, ... that was affected. */
  subject_id: string | null
  /** JSON: details, without passwords, tokens or text by visitors or staff. */
  data: string
  previous_hash: string
  /** SHA-256 over all of the above. */
  hash: string
}

/** One row that identifies the newest entry. */
type AuditHead = { id: 'newest'; seq: number; hash: string }

/** The email addresses of accounts, by id. */
type AuditNames = { id: string; email: string }
