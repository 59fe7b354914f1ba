import type { AuditAction } from '#contract/audit-actions.ts'

export type AuditTables = {
  audit_entries: AuditEntries
  audit_head: AuditHead
  audit_names: AuditNames
}

/** Never changed, never deleted; triggers see to it. */
type AuditEntries = {
  /** 1, 2, 3 and so on, without gaps. */
  seq: number
  at: string
  action: AuditAction
  /** An account, which may be deleted since. Null: the server itself, its command line, or a stranger. */
  actor_id: string | null
  /** What it was done to: an account, an enquiry, a webhook, ... */
  subject_id: string | null
  /** JSON: details, without passwords, tokens or anything that visitors or staff wrote. */
  data: string
  previous_hash: string
  /** SHA-256 over all of the above. */
  hash: string
}

/** One row, which says what the newest entry is. */
type AuditHead = { id: 'newest'; seq: number; hash: string }

/** Whose address an account had. */
type AuditNames = { id: string; email: string }
