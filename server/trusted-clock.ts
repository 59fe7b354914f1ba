import { DAY, HOUR } from '#contract/durations.ts'
import type { Db } from './db/database.ts'
import { readSetting, saveSetting } from './db/settings.ts'
import { watchClock } from './steady-clock.ts'

/** By so much a server may start later than the last one ended. */
const maxGapMs = DAY
const doubtMs = DAY
const savedEveryMs = HOUR
const key = 'clock'

/** When a process of this database last looked at its clock, and until when what it saw is doubted. */
type Seen = { at: string; doubtedUntil: string }

/**
 * Tells whether things may go by their age. A server that starts with its clock a year ahead cannot know, so it waits for a day
 * when the database was last used more than a day ago or, as it seems, in the future. So it does after a long rest.
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
