import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/db/database.ts'
import { skipLocked } from '#server/db/dialect.ts'

const batchSize = 200

/** Sets the recipients of mails that were queued before NOTIFY_EMAIL was set. Returns how many there were. */
export async function assignRecipients({ db, dialect }: Database, recipients: string[]) {
  const [first, ...others] = recipients
  if (first === undefined) return 0
  let total = 0
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const waiting = trx
        .selectFrom('deliveries')
        .selectAll()
        .where('recipient', '=', '')
        .limit(batchSize)
      const rows = await skipLocked(waiting, dialect).execute()
      if (rows.length === 0) return 0
      const copies = rows.flatMap((row) =>
        others.map((recipient) => ({
          ...row,
          id: uuidv7(),
          message_id: uuidv7(),
          dedupe_key: keyFor(row.dedupe_key, recipient),
          recipient,
        })),
      )
      if (copies.length > 0)
        await trx
          .insertInto('deliveries')
          .values(copies)
          .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
          .execute()
      const ids = rows.map(({ id }) => id)
      await trx
        .updateTable('deliveries')
        .set({ recipient: first, dedupe_key: sql<string>`dedupe_key || cast(${first} as text)` })
        .where('id', 'in', ids)
        .execute()
      return rows.length
    })
    total += done
    if (done < batchSize) return total
  }
}

/** Keys of mails to staff end with the recipient, which was empty. */
const keyFor = (key: string | null, recipient: string) => key && `${key}${recipient}`
