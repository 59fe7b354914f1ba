import { type RawBuilder, sql } from 'kysely'
import { NIL } from 'uuid'
import type { PageQuery } from '#contract/page.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { Db } from '#server/db/database.ts'
import { decodeCursor, encodeCursor } from '#server/db/paging.ts'
import { unknownEnquiry } from './read-enquiry.ts'

type Row = {
  id: string
  /** Sorts entries of the same moment: the arrival is first, and mails and webhooks follow what caused them. */
  place: string
  created_at: string
  kind: TimelineEntry['kind']
  actor_id: string | null
  actor_email: string | null
  data: string
  channel: 'mail' | 'webhook' | null
  mail: string | null
  recipient: string | null
  status: 'waiting' | 'failed' | 'sent' | 'paused' | null
  sent_at: string | null
  answer: string | null
}

const beforeAll = NIL
/** A delivery's id, as if it were after all entries. */
const afterEntries = sql`'f' || substr(id, 2)`

/** The history of an enquiry, newest first: stored entries, its arrival, and the mails and webhooks about it. */
export async function readTimeline(db: Db, id: string, { limit, cursor }: PageQuery) {
  const total = await countEntries(db, id)
  const rows = await entriesOf(db, id, decodeCursor(cursor), limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const next = last ? encodeCursor({ created_at: last.created_at, id: last.place }) : null
  return { rows: rows.slice(0, limit).map(entryOf), total, next }
}

async function countEntries(db: Db, id: string) {
  const row = await db
    .selectFrom('contact_submissions')
    .select((eb) => [
      eb
        .selectFrom('timeline_entries')
        .select((each) => each.fn.countAll().as('entries'))
        .where('submission_id', '=', id)
        .as('entries'),
      eb
        .selectFrom('deliveries')
        .select((each) => each.fn.countAll().as('deliveries'))
        .where('subject_id', '=', id)
        .where('kind', '<>', 'reply')
        .as('deliveries'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw unknownEnquiry()
  return Number(row.entries) + Number(row.deliveries) + 1
}

/** A reply's entry has the id of its delivery, which no longer exists if the reply was withdrawn. */
async function entriesOf(
  db: Db,
  id: string,
  after: { created_at: string; id: string } | null,
  limit: number,
) {
  const older = (place: RawBuilder<unknown>) =>
    after ? sql`(created_at, ${place}) < (${after.created_at}, ${after.id})` : sql`1 = 1`
  const nothing = sql`cast(null as text)`
  const { rows } = await sql<Row>`
    select entry.*, delivery.status, delivery.sent_at, (
      select answer from delivery_attempts where delivery_id = delivery.id order by id desc limit 1
    ) as answer
    from (
      select id, id as place, created_at, kind, actor_id, actor_email, data,
        ${nothing} as channel, ${nothing} as mail, ${nothing} as recipient
      from timeline_entries where submission_id = ${id} and ${older(sql`id`)}
      union all
      select id, ${afterEntries}, created_at, 'delivery', ${nothing}, ${nothing}, '{}', channel,
        kind, recipient
      from deliveries where subject_id = ${id} and kind <> 'reply' and ${older(afterEntries)}
      union all
      select id, ${sql.lit(beforeAll)}, created_at, 'received', ${nothing}, ${nothing}, '{}',
        ${nothing}, ${nothing}, ${nothing}
      from contact_submissions where id = ${id} and ${older(sql.lit(beforeAll))}
      order by created_at desc, place desc
      limit ${limit}
    ) as entry left join deliveries as delivery on delivery.id = entry.id
    order by entry.created_at desc, entry.place desc`.execute(db)
  return rows
}

function entryOf(row: Row): TimelineEntry {
  const { id, created_at: at, actor_id, actor_email } = row
  const actor = actor_email === null ? null : { id: actor_id, email: actor_email }
  const { status, sent_at, answer, channel, mail, recipient } = row
  const data = JSON.parse(row.data) as { bounced_at?: string }
  const outcome = { status: data.bounced_at ? 'bounced' : (status ?? 'undone'), sent_at, answer }
  const delivery = row.kind === 'delivery' && { delivery_id: id, channel, mail, recipient }
  return { id, at, kind: row.kind, actor, ...data, ...outcome, ...delivery } as TimelineEntry
}
