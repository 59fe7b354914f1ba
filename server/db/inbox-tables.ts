import type { ColumnType, Generated } from 'kysely'
import type { Stage } from '#contract/stages.ts'
import type { TimelineKind } from '#contract/timeline.ts'

/** What staff do with enquiries, and how they find them. */
export type InboxTables = {
  timeline_entries: TimelineEntries
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
  /** As it was then; it outlives the account. */
  actor_email: string | null
  /** JSON of contract's TimelineData of this kind. */
  data: string
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
  /** Folded words, each once, with a blank between them. */
  words: string
  /** The letters and digits they begin with, a bit each; kept by the database (migration 015). */
  initials: ColumnType<number, never, never>
}

/** Kept by triggers; the shards of a group add up to its count. */
type EnquiryTallies = {
  box: Box
  stage: Stage
  answered: 0 | 1
  /** Empty: nobody. */
  owner_id: string
  shard: number
  count: number
}

/** The boxes that enquiries are in; a list shows one of them. */
export const boxes = ['inbox', 'quarantine', 'bin'] as const
export type Box = (typeof boxes)[number]

/** SQLite alone: FTS5 over search_documents, kept by triggers. */
type SearchIndex = { rowid: ColumnType<number, never, never>; search_index: string }
