import { v7 as uuidv7 } from 'uuid'
import type { ContactSubmission } from '#contract/enquiry.ts'
import {
  changedFields,
  type FieldChange,
  type TimelineData,
  type TimelineKind,
} from '#contract/timeline.ts'
import type { Db } from '#server/db/database.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'

/** Who did something; `userId` is null once the account is deleted. */
export type PastActor = { userId: string | null; email: string }

type Entry = {
  [Kind in TimelineKind]: { kind: Kind; data: TimelineData[Kind] }
}[TimelineKind] & { submissionId: string; by: PastActor | null; id?: string }

/** Adds an entry to an enquiry's timeline, in the transaction of the change it reports. Returns the entry's id. */
export async function addEntry(trx: Db, entry: Entry, now: Date) {
  const row = entryRow(entry, now)
  await trx.insertInto('timeline_entries').values(row).execute()
  return row.id
}

/** The row only, for callers that insert into several tables in one statement. */
export const entryRow = ({ submissionId, by, kind, data, ...given }: Entry, now: Date) => ({
  id: given.id ?? uuidv7({ msecs: now.getTime() }),
  submission_id: submissionId,
  created_at: now.toISOString(),
  kind,
  actor_id: by?.userId ?? null,
  actor_email: by?.email ?? null,
  data: JSON.stringify(data),
})

/** Records the changed fields for the timeline and for open dashboards. Returns whether there were any. */
export async function addChangeToTimeline(
  trx: Db,
  {
    before,
    after,
    by,
  }: { before: ContactSubmission; after: ContactSubmission; by: PastActor | null },
  now: Date,
) {
  const changes = changedFields
    .filter((field) => before[field] !== after[field])
    .map((field): FieldChange => ({ field, before: before[field], after: after[field] }))
  if (changes.length === 0) return false
  const owner = changes.find(({ field }) => field === 'owner_id')
  if (owner) Object.assign(owner, await ownerAddresses(trx, before, after))
  const { id } = after
  await addEntry(trx, { submissionId: id, kind: 'changed', by, data: { changes } }, now)
  await queueLiveEvent(trx, { kind: 'enquiry.changed', id, by: by?.userId ?? null }, now)
  return true
}

/** Stored because the account may be deleted by the time the entry is read. */
async function ownerAddresses(trx: Db, before: ContactSubmission, after: ContactSubmission) {
  const ids = [before.owner_id, after.owner_id].filter((id) => id !== null)
  const users = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .execute()
  const emailOf = (owner: string | null) => users.find(({ id }) => id === owner)?.email ?? null
  return { before_email: emailOf(before.owner_id), after_email: emailOf(after.owner_id) }
}
