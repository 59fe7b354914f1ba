import type { Db } from '#server/db/database.ts'
import type { ChannelName } from './claim.ts'

/** One channel at a time, from its index: asked for all channels, a database would read whatever was ever sent. */
export async function lastSent(db: Db, channel: ChannelName) {
  const row = await db
    .selectFrom('deliveries')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .where('channel', '=', channel)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}
