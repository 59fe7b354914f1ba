import type { ContactSubmission } from '#contract/enquiry.ts'
import type { TimelineData } from '#contract/timeline.ts'
import { MINUTE } from '#contract/durations.ts'
import type { Db } from '#server/db/database.ts'

type Enquiry = Pick<ContactSubmission, 'id' | 'owner_id'>

/** Who gets an enquiry is told when nothing has changed about that for so long. */
export const settledAfterMs = 2 * MINUTE

/**
 * Notes that the new owner of an enquiry is to be told, and the former one not any more. Nobody is told of what they
 * took themselves or had until just now. The change must be in the timeline already.
 */
export async function recordAssignment(
  trx: Db,
  { id, owner_id }: Enquiry,
  by: { userId: string | null } | null,
  now: Date,
) {
  await trx.deleteFrom('assignments').where('submission_id', '=', id).execute()
  if (owner_id === null || !by || owner_id === by.userId) return
  if ((await recentOwner(trx, id, now)) === owner_id) return
  await trx
    .insertInto('assignments')
    .values({
      submission_id: id,
      user_id: owner_id,
      by_id: by.userId,
      assigned_at: now.toISOString(),
    })
    .execute()
}

/** The owner before the first of the changes that are not settled. */
async function recentOwner(trx: Db, id: string, now: Date) {
  const entries = await trx
    .selectFrom('timeline_entries')
    .select('data')
    .where('submission_id', '=', id)
    .where('kind', '=', 'changed')
    .where('created_at', '>', new Date(now.getTime() - settledAfterMs).toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return entries
    .flatMap(({ data }) => (JSON.parse(data) as TimelineData['changed']).changes)
    .find(({ field }) => field === 'owner_id')?.before
}
