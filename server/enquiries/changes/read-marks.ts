import { v7 as uuidv7 } from 'uuid'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockEnquiry } from './apply-change.ts'
import { addEntry } from './history.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'

/**
 * Sets whether this person has read the enquiry. Only the first time appears in the history; the version does not
 * change.
 */
export function setRead(
  { db, dialect }: Database,
  id: string,
  { read, by }: { read: boolean; by: Actor },
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.read')
    await lockEnquiry(trx, dialect, id)
    await mark(trx, id, { read, by }, now)
    return { id, unread: !read }
  })
}

/** The same within a transaction that has locked the enquiry. Returns whether it changed. */
export async function mark(
  trx: Db,
  id: string,
  { read, by }: { read: boolean; by: Actor },
  now: Date,
) {
  const isNew = read ? await markRead(trx, id, by, now) : await markUnread(trx, id, by)
  if (isNew) await queueLiveEvent(trx, { kind: 'enquiry.read', id, by: by.userId }, now)
  return isNew
}

async function markRead(trx: Db, id: string, by: Actor, now: Date) {
  const mark = { user_id: by.userId, submission_id: id, read_at: now.toISOString() }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('enquiry_reads')
    .values({ id: uuidv7({ msecs: now.getTime() }), ...mark })
    .onConflict((conflict) => conflict.columns(['user_id', 'submission_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  const first = await trx
    .selectFrom('timeline_entries')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', '=', 'read')
    .where('actor_id', '=', by.userId)
    .limit(1)
    .executeTakeFirst()
  if (!first) await addEntry(trx, { submissionId: id, kind: 'read', data: {}, by }, now)
  return true
}

async function markUnread(trx: Db, id: string, by: Actor) {
  const { numDeletedRows } = await trx
    .deleteFrom('enquiry_reads')
    .where('user_id', '=', by.userId)
    .where('submission_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
