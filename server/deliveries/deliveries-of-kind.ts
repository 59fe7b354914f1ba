import { sql, type SqlBool } from 'kysely'
import type { DeliveriesQuery } from '#contract/delivery.ts'
import type { Db } from '#server/db/database.ts'
import { decodeCursor, encodeCursor, type Position } from '#server/db/paging.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import type { DeliveryRow } from './claim.ts'

/** A database reads this many in a few milliseconds. */
const partSize = 5_000

/**
 * A page of the deliveries of one kind, newest first. No index has the kind, because every enquiry would write into it,
 * so the list is read in parts until the page is full: for a rare kind that is all that was ever sent, which in one
 * query would block SQLite's main thread.
 */
export async function pageOfKind(db: Db, { status, kind, limit, cursor }: DeliveriesQuery) {
  const rows: DeliveryRow[] = []
  for (let after = decodeCursor(cursor); rows.length <= limit; await yieldToRequests()) {
    const end = await endOfPart(db, after)
    rows.push(
      ...(await inOrder(db, after)
        .selectAll()
        .where('kind', '=', kind!)
        .$if(status !== undefined, (some) => some.where('status', 'in', status!))
        .$if(end !== undefined, (some) => some.where(compared('>=', end!)))
        .limit(limit + 1 - rows.length)
        .execute()),
    )
    if (!end) break
    after = end
  }
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { rows: rows.slice(0, limit), next: last ? encodeCursor(last) : null }
}

/** Where a part ends; undefined for the last one. */
const endOfPart = (db: Db, after: Position | null) =>
  inOrder(db, after)
    .select(['created_at', 'id'])
    .offset(partSize - 1)
    .limit(1)
    .executeTakeFirst()

const inOrder = (db: Db, after: Position | null) =>
  db
    .selectFrom('deliveries')
    .$if(after !== null, (rows) => rows.where(compared('<', after!)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

const compared = (how: '<' | '>=', { created_at, id }: Position) =>
  sql<SqlBool>`(deliveries.created_at, deliveries.id) ${sql.raw(how)} (${created_at}, ${id})`
