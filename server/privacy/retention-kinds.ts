import { sql } from 'kysely'
import type { RetentionKind } from '#contract/retention.ts'

/** The table of a kind, its rows that are old enough at `before`, and their key. */
type Kind = {
  table: 'contact_submissions' | 'newsletter_subscribers' | 'deliveries' | 'audit_names'
  isOld: (before: string) => ReturnType<typeof sql<boolean>>
  label: ReturnType<typeof sql<string>>
  at: ReturnType<typeof sql<string>>
}

/** Nothing has happened since: no note, change or reply, and no follow-up is planned. */
const untouched = (before: string) => sql`contact_submissions.created_at < ${before}
  and contact_submissions.binned_at is null
  and (contact_submissions.follow_up_at is null or contact_submissions.follow_up_at < ${before})
  and not exists (select 1 from timeline_entries where submission_id = contact_submissions.id
    and timeline_entries.created_at >= ${before})`

const enquiry = {
  table: 'contact_submissions',
  label: sql<string>`contact_submissions.name || ', ' || contact_submissions.company`,
  at: sql<string>`contact_submissions.created_at`,
} as const

const subscriber = { table: 'newsletter_subscribers', label: sql<string>`email` } as const

export const kinds: Record<RetentionKind, Kind> = {
  unanswered: {
    ...enquiry,
    isOld: (before) => sql`${untouched(before)} and quarantined = 0 and stage = 'new'
      and answered_at is null`,
  },
  closed: {
    ...enquiry,
    isOld: (before) => sql`${untouched(before)} and quarantined = 0 and stage in ('won', 'lost')`,
  },
  quarantine: {
    ...enquiry,
    isOld: (before) => sql`${untouched(before)} and quarantined = 1`,
  },
  unconfirmed: {
    ...subscriber,
    // Subscribing again keeps the row and sends another link.
    isOld: (before) => sql`confirmed_at is null and unsubscribed_at is null
      and newsletter_subscribers.created_at < ${before} and not exists (select 1 from one_time_tokens
        where subject_id = newsletter_subscribers.id and one_time_tokens.created_at >= ${before})`,
    at: sql`created_at`,
  },
  unsubscribed: {
    ...subscriber,
    isOld: (before) => sql`unsubscribed_at < ${before}`,
    at: sql`unsubscribed_at`,
  },
  deliveries: {
    table: 'deliveries',
    // A reply belongs to its enquiry and is deleted with it.
    isOld: (before) => sql`created_at < ${before} and sent_at < ${before} and status = 'sent'
      and kind <> 'reply'`,
    label: sql`kind || ', ' || recipient`,
    at: sql`sent_at`,
  },
  former_staff: {
    table: 'audit_names',
    isOld: (before) => sql`not exists (select 1 from users where users.id = audit_names.id)
      and exists (select 1 from audit_entries where subject_id = audit_names.id
        and action = 'user.deleted' and audit_entries.at < ${before})`,
    label: sql`email`,
    at: sql`(select max(audit_entries.at) from audit_entries where subject_id = audit_names.id
      and action = 'user.deleted')`,
  },
}

type Found = { id: string; label: string; at: string }

/** Rows read at once: few enough not to delay requests, and without needing an index. */
const batchRows = 1_000

/** Old enough rows among the next ones after `after`. `next` is null at the end of the table. */
export async function nextBatch(
  db: Parameters<ReturnType<typeof sql>['execute']>[0],
  kind: RetentionKind,
  before: string,
  after: string,
) {
  const { table, isOld, label, at } = kinds[kind]
  const ids = await sql<{ last: string | null; rows: number | string }>`
    select max(id) as last, count(*) as rows
    from (select id from ${sql.table(table)} where id > ${after} order by id limit ${batchRows}) t
  `.execute(db)
  const { last, rows } = ids.rows[0]!
  if (last === null) return { found: [], next: null }
  const found = await sql<Found>`
    select id, ${label} as label, ${at} as at from ${sql.table(table)}
    where id > ${after} and id <= ${last} and ${isOld(before)} order by id`.execute(db)
  return { found: found.rows, next: Number(rows) < batchRows ? null : last }
}
