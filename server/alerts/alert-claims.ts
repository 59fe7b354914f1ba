import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'
import type { Tables } from '#server/db/tables.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'

const pauseMs = HOUR
/** After an alert that failed: an outage of delivery often affects alerts, too. */
const retryMs = 5 * MINUTE

type Keys = { last: string; open: string }

/** Decides, by the settings, which process posts an alert. What a killed process had claimed is posted by the next. */
export function alertClaims(db: Db, keys: Keys, now: () => Date) {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString()

  /**
   * Claims this hour's alert; one statement decides between processes. A time more than an hour ahead is from before the
   * clock was set back.
   */
  function claimAlert() {
    // Until it has been posted, the claim lasts only as long as the pause before another try.
    const value = at(retryMs - pauseMs)
    const [since, ahead] = [at(-pauseMs), at(pauseMs)]
    return db.transaction().execute(async (trx) => {
      const claimed = await trx
        .insertInto('settings')
        .values({ key: keys.last, value })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value })
            .where((eb) =>
              eb.or([eb('settings.value', '<=', since), eb('settings.value', '>', ahead)]),
            ),
        )
        .returning('key')
        .executeTakeFirst()
      if (!claimed) return false
      // Keeps others from posting a recovery before the alert itself, also if this process is killed meanwhile.
      await saveSetting(trx, keys.open, at(retryMs))
      return true
    })
  }

  /** Claims the end of the open alert. Null when there is none, or when another process posts it now. */
  async function claimRecovery() {
    // Usually there is none; checking first avoids a write.
    if ((await readSetting(db, keys.open)) === null) return null
    const until = at(retryMs)
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set({ value: until })
      .where('key', '=', keys.open)
      // Clocks of several machines may differ; one much further ahead was set back.
      .where((eb) => eb.or([eb('value', '<=', at(0)), eb('value', '>', at(2 * retryMs))]))
      .executeTakeFirst()
    return numUpdatedRows > 0n ? until : null
  }

  const isClaimed = (claim: string) => (eb: ExpressionBuilder<Tables, 'settings'>) =>
    eb.and({ key: keys.open, value: claim })

  return {
    async whileAlerting(post: () => Promise<void>) {
      const claimedAt = at(0)
      if (!(await claimAlert())) return
      try {
        await post()
        await saveSetting(db, keys.last, claimedAt)
      } finally {
        await saveSetting(db, keys.open, at(0))
      }
    },

    async whileClosing(post: () => Promise<void>) {
      const claim = await claimRecovery()
      if (claim === null) return
      try {
        await post()
      } catch (error) {
        await db
          .updateTable('settings')
          .set({ value: at(0) })
          .where(isClaimed(claim))
          .execute()
        throw error
      }
      // By value, because it may have been raised again meanwhile.
      await db.deleteFrom('settings').where(isClaimed(claim)).execute()
    },
  }
}
