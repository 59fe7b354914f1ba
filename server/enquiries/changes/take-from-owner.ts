import type { Db, Dialect } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { eventRows, listenersTo } from '#server/deliveries/webhooks/queue-event.ts'
import { isReported } from './apply-change.ts'
import { entryRow } from './history.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { asSubmission } from '#server/enquiries/read-enquiry.ts'
import { liveEventRow } from '#server/live/queue-live-event.ts'

/**
 * Each enquiry updates its row, its tallies and every index over its owner. Small enough not to delay others; smaller
 * on SQLite, which blocks the main thread.
 */
const batchSize: Record<Dialect, number> = { sqlite: 50, postgres: 250 }

type Taking = { owner: { id: string; email: string }; by: Actor }

/**
 * Removes a person who is being deleted as the owner of their first enquiries, with history and events like any other
 * change. Must be called after `lockAdmins`, so that nobody assigns more to them meanwhile. Returns how many, and
 * whether these were the last.
 */
export async function takeFromOwner(trx: Db, dialect: Dialect, { owner, by }: Taking, now: Date) {
  const theirs = trx
    .selectFrom('contact_submissions')
    .selectAll()
    .where('owner_id', '=', owner.id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batchSize[dialect])
  const before = (await forUpdate(theirs, dialect).execute()).map(asSubmission)
  const isLast = before.length < batchSize[dialect]
  if (before.length === 0) return { taken: 0, isLast }
  const ids = before.map(({ id }) => id)
  await trx
    .updateTable('contact_submissions')
    .set((eb) => ({ owner_id: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  const addresses = { before_email: owner.email, after_email: null }
  const change = { field: 'owner_id' as const, before: owner.id, after: null, ...addresses }
  const entry = { kind: 'changed' as const, data: { changes: [change] }, by }
  const listeners = await listenersTo(trx, 'enquiry.changed', now)
  await insertRows(trx, dialect, {
    timeline_entries: ids.map((id) => entryRow({ ...entry, submissionId: id }, now)),
    live_events: ids.map((id) => liveEventRow({ kind: 'enquiry.changed', id, by: by.userId }, now)),
    deliveries: before.filter(isReported).flatMap((enquiry) => {
      const { id, version } = enquiry
      const after = { ...enquiry, owner_id: null, owner_email: null, version: version + 1 }
      const event = { event: 'enquiry.changed', data: { enquiry: after }, subjectId: id } as const
      return eventRows(listeners, event, now)
    }),
  })
  return { taken: ids.length, isLast }
}
