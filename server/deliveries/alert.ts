import type { FastifyBaseLogger } from 'fastify'
import type { DeliveryHealth } from '#contract/delivery.ts'
import type { Database, Db } from '#server/db/database.ts'
import { saveSetting } from '#server/db/settings.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { boundedPost } from '#server/deliveries/webhooks/bounded-post.ts'

const pauseMs = HOUR
/** After an alert that failed: an outage of delivery often affects alerts, too. */
const retryMs = 5 * MINUTE
/** When ALERT_URL was last alerted, and which alert is still open. */
const lastAlertKey = 'alert told'
const openAlertKey = 'alert open'

type Options = {
  database: Database
  env: Pick<Env, 'ALERT_URL'>
  log: FastifyBaseLogger
  now: () => Date
}

/**
 * Alerts ALERT_URL that delivery is broken, at most once an hour across all processes, and once that it works again.
 * The address is the operator's own setting, so it may be private. Never rejects.
 */
export function createAlert({ database: { db }, env, log, now }: Options) {
  const url = env.ALERT_URL

  async function post(event: 'delivery.broken' | 'delivery.recovered', reason: string | null) {
    const body = JSON.stringify({ event, reason, at: now().toISOString() })
    const { status } = await boundedPost({ url, body, allowPrivate: true })
    if (status < 200 || status > 299) throw new Error(`ALERT_URL answered ${status}`)
  }

  return async ({ state, reason }: Pick<DeliveryHealth, 'state' | 'reason'>) => {
    if (!url) return
    try {
      if (state === 'broken' && (await claimAlert(db, now())))
        await post('delivery.broken', reason).catch(async (error: unknown) => {
          await shortenPause(db, now())
          throw error
        })
      if (state === 'ok' && (await closeAlert(db)))
        await post('delivery.recovered', null).catch(async (error: unknown) => {
          await openAlert(db, now())
          throw error
        })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ err: error, reason }, 'ALERT_URL could not be told')
    }
  }
}

/**
 * Claims this hour's alert; one statement decides between processes. A time more than an hour ahead is from before the
 * clock was set back.
 */
function claimAlert(db: Db, now: Date) {
  const [since, ahead] = [-pauseMs, pauseMs].map((ms) => new Date(now.getTime() + ms).toISOString())
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('settings')
      .values({ key: lastAlertKey, value: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value: now.toISOString() })
          .where((eb) =>
            eb.or([eb('settings.value', '<=', since!), eb('settings.value', '>', ahead!)]),
          ),
      )
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return false
    await openAlert(trx, now)
    return true
  })
}

const shortenPause = (db: Db, now: Date) =>
  saveSetting(db, lastAlertKey, new Date(now.getTime() - pauseMs + retryMs).toISOString())

const openAlert = (db: Db, now: Date) => saveSetting(db, openAlertKey, now.toISOString())

/** Ends the open alert. False when there was none, or another process was first. */
async function closeAlert(db: Db) {
  // Usually there is none; checking first avoids a write.
  const isOpen = db.selectFrom('settings').select('key').where('key', '=', openAlertKey)
  if (!(await isOpen.executeTakeFirst())) return false
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('key', '=', openAlertKey)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
