import type { AuditEntry, AuditExportQuery, AuditQuery } from '#contract/audit.ts'
import { beginOf, endOf, isDay } from '#server/clock/pacific-days.ts'
import type { Db } from '#server/db/database.ts'
import { invalidCursor } from '#server/db/paging.ts'
import type { Download } from '#server/http/download.ts'
import { foldedPage, type Place } from './folded-page.ts'

type Filters = Pick<AuditQuery, 'action' | 'actor' | 'subject' | 'from' | 'to'>

/** Newest first. With a filter `total` is null, because counting would read the whole trail. */
export async function listAudit(db: Db, { limit, cursor, folded, ...filters }: AuditQuery) {
  const place = { limit, before: placeOf(cursor) }
  if (folded) {
    const read = (from: Place) => pageOfAudit(db, filters, from)
    return { ...(await foldedPage(read, place)), total: null }
  }
  const [page, total] = await Promise.all([
    pageOfAudit(db, filters, place),
    Object.values(filters).some((filter) => filter !== undefined) ? null : countEntries(db),
  ])
  return { ...page, total }
}

/** Entries are numbered without gaps, so the last number is their count. */
async function countEntries(db: Db) {
  const head = await db.selectFrom('audit_head').select('seq').executeTakeFirst()
  return head?.seq ?? 0
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,8}$/.test(cursor)) return Number(cursor)
  throw invalidCursor()
}

async function pageOfAudit(db: Db, filters: Filters, { limit, before }: Place) {
  const { action, actor, subject, from, to } = filters
  const rows = await db
    .selectFrom('audit_entries as entry')
    .leftJoin('audit_names as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('audit_names as subject', 'subject.id', 'entry.subject_id')
    .select(['entry.seq', 'entry.at', 'entry.action', 'entry.data', 'entry.hash'])
    .select(['entry.actor_id', 'entry.subject_id'])
    .select(['actor.email as actor_email', 'subject.email as subject_email'])
    .$if(before !== undefined, (all) => all.where('entry.seq', '<', before!))
    .$if(action !== undefined, (all) => all.where('entry.action', '=', action!))
    .$if(actor !== undefined, (all) => all.where('entry.actor_id', '=', actor!))
    .$if(subject !== undefined, (all) => all.where('entry.subject_id', '=', subject!))
    .$if(from !== undefined, (all) => all.where('entry.at', '>=', beginOf(from!)))
    .$if(to !== undefined, (all) => all.where('entry.at', isDay(to!) ? '<' : '<=', endOf(to!)))
    .orderBy('entry.seq', 'desc')
    .limit(limit + 1)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit).map(asAuditEntry), next: last ? String(last.seq) : null }
}

type Row = Pick<AuditEntry, 'seq' | 'at' | 'action' | 'hash'> & {
  data: string
  actor_id: string | null
  actor_email: string | null
  subject_id: string | null
  subject_email: string | null
}

function asAuditEntry(row: Row): AuditEntry {
  const { seq, at, action, data, hash, actor_id, actor_email, subject_id, subject_email } = row
  return {
    seq,
    at,
    action,
    actor: actor_id === null ? null : { id: actor_id, email: actor_email },
    subject: subject_id === null ? null : { id: subject_id, email: subject_email },
    data: JSON.parse(data) as AuditEntry['data'],
    hash,
  }
}

const columns = [
  'seq',
  'at',
  'action',
  'actor_id',
  'actor',
  'subject_id',
  'subject',
  'data',
  'hash',
]

/** All entries that match the filters, a page at a time, newest first. */
export const exportAudit = (db: Db, query: AuditExportQuery): Download<AuditEntry> => ({
  name: 'audit',
  format: query.format,
  pages: pagesOf(db, filtersOf(query)),
  columns,
  cellsOf: ({ seq, at, action, actor, subject, data, hash }) => [
    String(seq),
    at,
    action,
    actor?.id ?? null,
    actor?.email ?? null,
    subject?.id ?? null,
    subject?.email ?? null,
    JSON.stringify(data),
    hash,
  ],
  jsonOf: (entry) => entry,
})

const filtersOf = ({ action, actor, subject, from, to }: AuditExportQuery) => ({
  action,
  actor,
  subject,
  from,
  to,
})

async function* pagesOf(db: Db, filters: Filters) {
  let before: number | undefined
  do {
    const page = await pageOfAudit(db, filters, { limit: 500, before })
    yield page.rows
    before = page.next === null ? undefined : Number(page.next)
  } while (before !== undefined)
}
