import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'

type Enquiry = Pick<ContactSubmission, 'id' | 'owner_id'>

/** Notes that the new owner of an enquiry is to be told, unless they took it themselves; the former one is not any more. */
export async function recordAssignment(
  trx: Db,
  { id, owner_id }: Enquiry,
  by: { userId: string | null } | null,
  now: Date,
) {
  await trx.deleteFrom('assignments').where('submission_id', '=', id).execute()
  if (owner_id === null || !by || owner_id === by.userId) return
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
