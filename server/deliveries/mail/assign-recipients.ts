import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/db/database.ts'
import { skipLocked } from '#server/db/dialect.ts'

/** Far below the number of values that SQLite takes in one statement. */
const maxRowsPerBatch = 500

/**
 * Sets the recipients of mails that were queued before NOTIFY_EMAIL was set. Returns how many there were. A batch that
 * fails keeps waiting and does not affect the others.
 */
export async function assignRecipients(database: Database, recipients: string[]) {
  if (recipients.length === 0) return 0
  const waiting = await database.db
    .selectFrom('deliveries')
    .select('id')
    .where('recipient', '=', '')
    .orderBy('id')
    .execute()
  const ids = waiting.map(({ id }) => id)
  const batchSize = Math.max(1, Math.floor(maxRowsPerBatch / recipients.length))
  const failures: unknown[] = []
  let total = 0
  while (ids.length > 0) {
    const batch = ids.splice(0, batchSize)
    total += await assignBatch(database, batch, recipients).catch((error: unknown) => {
      failures.push(error)
      return 0
    })
  }
  if (failures.length > 0) throw failures[0]
  return total
}

/** Writes each mail again for every recipient, except for those who already have it. The first copy keeps the id. */
async function assignBatch({ db, dialect }: Database, ids: string[], recipients: string[]) {
  return db.transaction().execute(async (trx) => {
    const waiting = trx
      .selectFrom('deliveries')
      .selectAll()
      .where('id', 'in', ids)
      .where('recipient', '=', '')
    const rows = await skipLocked(waiting, dialect).execute()
    if (rows.length === 0) return 0
    const found = rows.map(({ id }) => id)
    await trx.deleteFrom('deliveries').where('id', 'in', found).execute()
    const copies = rows.flatMap((row) =>
      recipients.map((recipient, at) => ({
        ...row,
        ...(at > 0 && { id: uuidv7(), message_id: uuidv7() }),
        // Keys of mails to staff end with the recipient, which was empty.
        dedupe_key: row.dedupe_key && `${row.dedupe_key}${recipient}`,
        recipient,
      })),
    )
    await trx
      .insertInto('deliveries')
      .values(copies)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute()
    return rows.length
  })
}
