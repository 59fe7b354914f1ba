import type { Db, Dialect } from '#server/db/database.ts'
import { preferIndexes } from '#server/db/dialect.ts'

/** Smaller on SQLite, whose statements block the main thread. */
const batchSize: Record<Dialect, number> = { sqlite: 250, postgres: 1_000 }

/**
 * Clears the id of a person being deleted in a part of the history, which keeps their address, and of the assignments
 * that they made, and deletes some of their read marks, mentions and own assignments. Left to the foreign keys, each
 * would be a single statement of unbounded length. Returns whether that was all.
 */
export async function detachHistory(trx: Db, dialect: Dialect, userId: string) {
  const limit = batchSize[dialect]
  await preferIndexes(trx, dialect)
  const { numUpdatedRows } = await trx
    .updateTable('timeline_entries')
    .set({ actor_id: null })
    .where('id', 'in', (eb) =>
      eb.selectFrom('timeline_entries').select('id').where('actor_id', '=', userId).limit(limit),
    )
    .executeTakeFirst()
  let isLast = numUpdatedRows < limit
  for (const table of ['enquiry_reads', 'note_mentions'] as const) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb.selectFrom(table).select('id').where('user_id', '=', userId).limit(limit),
      )
      .executeTakeFirst()
    isLast &&= numDeletedRows < limit
  }
  const { numUpdatedRows: numDetached } = await trx
    .updateTable('assignments')
    .set({ by_id: null })
    .where('submission_id', 'in', (eb) =>
      eb.selectFrom('assignments').select('submission_id').where('by_id', '=', userId).limit(limit),
    )
    .executeTakeFirst()
  const { numDeletedRows } = await trx
    .deleteFrom('assignments')
    .where('submission_id', 'in', (eb) =>
      eb
        .selectFrom('assignments')
        .select('submission_id')
        .where('user_id', '=', userId)
        .limit(limit),
    )
    .executeTakeFirst()
  return isLast && numDetached < limit && numDeletedRows < limit
}
