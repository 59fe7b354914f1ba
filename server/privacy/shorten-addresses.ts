import type { Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'
import { clientOf } from '#server/http/address.ts'
import { networkOf } from '#server/http/limits/network.ts'

/** Limits and the spam filter look back a few days at most; nothing needs a whole address for longer. */
const wholeForMs = 30 * DAY
/** Small enough not to delay requests. */
const batchSize = 200

const tables = [
  { table: 'consents', time: 'given_at' },
  { table: 'newsletter_subscribers', time: 'created_at' },
] as const

/**
 * Removes the last part of client addresses older than 30 days. Each run reads the next few rows of both tables and
 * starts over at their end, so that no index is needed. Returns how many addresses it shortened.
 */
export function createShortenAddresses(db: Db) {
  const places = tables.map((each) => ({ ...each, after: '' }))
  return async (now: Date) => {
    const before = new Date(now.getTime() - wholeForMs).toISOString()
    let shortened = 0
    for (const place of places) {
      const { table, time } = place
      const rows = await db
        .selectFrom(table)
        .select(['id', 'ip', `${time} as at`])
        .where('id', '>', place.after)
        .orderBy('id')
        .limit(batchSize)
        .execute()
      place.after = rows.length < batchSize ? '' : rows.at(-1)!.id
      const whole = rows.filter(({ ip, at }) => at < before && ip !== '' && !ip.includes('/'))
      if (whole.length === 0) continue
      await db.transaction().execute(async (trx) => {
        for (const { id, ip } of whole)
          await trx
            .updateTable(table)
            .set({ ip: withoutHost(ip) })
            .where('id', '=', id)
            .where('ip', '=', ip)
            .execute()
      })
      shortened += whole.length
    }
    return shortened
  }
}

/** "203.0.113.7" becomes 203.0.113.0/24, and an IPv6 address its /48; anything else is removed. */
function withoutHost(ip: string) {
  const client = clientOf(ip)
  if (client === 'unknown') return ''
  return networkOf(client) ?? client.replace(/\d+$/, '0/24')
}
