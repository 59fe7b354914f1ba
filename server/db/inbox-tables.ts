import type { ColumnType, Generated } from 'kysely'
import type { Stage } from '#contract/stages.ts'
import type { TimelineKind } from '#contract/timeline.ts'

/** How staff work with enquiries and find them. */
export type InboxTables = {
  timeline_entries: TimelineEntries
  note_mentions: NoteMentions
  assignments: Assignments
  enquiry_reads: EnquiryReads
  saved_views: SavedViews
  reply_templates: ReplyTemplates
  live_events: LiveEvents
  enquiry_replying: EnquiryReplying
  search_documents: SearchDocuments
  search_index: SearchIndex
  enquiry_tallies: EnquiryTallies
}

type TimelineEntries = {
  id: string
  submission_id: string
  created_at: string
  kind: TimelineKind
  actor_id: string | null
  /** The address at that time; it outlives the account. */
  actor_email: string | null
  /** JSON of contract's TimelineData of this kind. */
  data: string
}

/** Whom a note mentions, except its author. */
type NoteMentions = { id: string; entry_id: string; user_id: string; submission_id: string }

/** Enquiries that somebody else gave to their owner, who has not been told by mail. */
type Assignments = {
  submission_id: string
  user_id: string
  /** Null if the account was deleted. */
  by_id: string | null
  assigned_at: string
}

type EnquiryReads = { id: string; user_id: string; submission_id: string; read_at: string }

type SavedViews = {
  id: string
  user_id: string
  name: string
  query: string
  shared: 0 | 1
  created_at: string
  place: Generated<number>
}

type ReplyTemplates = {
  id: string
  name: string
  subject: string
  text: string
  created_at: string
  version: Generated<number>
  /** Null if unknown, or if the account was deleted. */
  changed_by: string | null
}

type LiveEvents = {
  seq: Generated<number>
  at: string
  kind: string
  submission_id: string
  data: string
}

type EnquiryReplying = { submission_id: string; user_id: string; expires_at: string }

type SearchDocuments = {
  submission_id: string
  /** Distinct folded words, separated by blanks. */
  words: string
  /** The letters and digits that the words begin with, one bit each; maintained by the database (migration 015). */
  initials: ColumnType<number, never, never>
}

/** Maintained by triggers; the shards of a group add up to its count. */
type EnquiryTallies = {
  box: Box
  stage: Stage
  answered: 0 | 1
  /** Empty: unowned. */
  owner_id: string
  shard: number
  count: number
}

/** Each enquiry is in one of these boxes; a list shows one box. */
export const boxes = ['inbox', 'quarantine', 'bin'] as const
export type Box = (typeof boxes)[number]

/** SQLite only: FTS5 over search_documents, maintained by triggers. */
type SearchIndex = { rowid: ColumnType<number, never, never>; search_index: string }
