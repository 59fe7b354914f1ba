import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'

/** Named browsers per person. Beyond the limit, the oldest name is dropped. */
const maxNames = 50

/** Names the browser of one's own session. The name is stored for its key, so it outlives the session. */
export function nameDevice(
  { db }: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  name: string,
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('sessions')
      .select('key_thumbprint')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const key_thumbprint = session?.key_thumbprint
    if (!key_thumbprint)
      throw new AppError('not_found', 'There is no such browser session. It may have ended.')
    const changed_at = now.toISOString()
    await trx
      .insertInto('device_names')
      .values({ id: uuidv7(), user_id: userId, key_thumbprint, name, changed_at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key_thumbprint']).doUpdateSet({ name, changed_at }),
      )
      .execute()
    await forgetOldest(trx, userId)
    await recordAudit(trx, { action: 'session.named', by: userId, subject: userId }, now)
  })
}

const forgetOldest = (trx: Db, userId: string) =>
  trx
    .deleteFrom('device_names')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('device_names')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxNames),
    )
    .execute()

/** A person's names for their browsers, by key thumbprint. */
export async function deviceNames(db: Db, userId: string) {
  const rows = await db
    .selectFrom('device_names')
    .select(['key_thumbprint', 'name'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ key_thumbprint, name }) => [key_thumbprint, name]))
}
