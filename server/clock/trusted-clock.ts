import { DAY, HOUR } from '#contract/durations.ts'
import type { Db } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'
import { doubtMs, watchClock } from './steady-clock.ts'

/** Maximum downtime after which the clock is still trusted. */
const maxGapMs = DAY
const savedEveryMs = HOUR
const key = 'clock'

/** When a process of this database last checked its clock, and until when the clock is in doubt. */
type Seen = { at: string; doubtedUntil: string }

/**
 * Whether things may be deleted by age. A server that starts with its clock a year ahead cannot know it, so it waits
 * for a day if the database was last used more than a day ago or, apparently, in the future. This includes starts after
 * a long pause.
 */
export function trustedClock(db: Db, now: () => Date, isSteady = watchClock()) {
  return async () => {
    const doubted = await isDoubted(db, now())
    return isSteady() && !doubted
  }
}

async function isDoubted(db: Db, now: Date) {
  const seen = JSON.parse((await readSetting(db, key)) ?? '{}') as Partial<Seen>
  const { at = '', doubtedUntil = '' } = seen
  const gapMs = Math.abs(now.getTime() - Date.parse(at))
  if (gapMs < savedEveryMs) return doubtedUntil > now.toISOString()
  const isKnown = gapMs <= maxGapMs
  const until = isKnown ? doubtedUntil : new Date(now.getTime() + doubtMs).toISOString()
  await saveSetting(db, key, JSON.stringify({ at: now.toISOString(), doubtedUntil: until }))
  return until > now.toISOString()
}
