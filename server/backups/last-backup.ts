import { HOUR } from '#contract/durations.ts'
import { openDatabase, type Db, type Place } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'

const key = 'last_backup'

export const lastBackup = (db: Db) => readSetting(db, key)

const failureKey = 'backup_failure'
/** A server that cannot make its backup tries again, and records it, every few minutes. */
const failureKnownMs = HOUR

type Failure = { at: string; reason: string }

/** Why the server's own last attempt failed; null after one that succeeded, and when nobody tries any more. */
export async function backupFailure(db: Db, now: Date) {
  const value = await readSetting(db, failureKey)
  const failure = value === null ? null : (JSON.parse(value) as Failure)
  const isKnown = failure && now.getTime() - Date.parse(failure.at) < failureKnownMs
  return isKnown ? failure.reason : null
}

export const saveBackupFailure = (db: Db, failure: Failure) =>
  saveSetting(db, failureKey, JSON.stringify(failure))

/** Whether the server's own last attempt failed, however long ago. */
export const hasBackupFailed = async (db: Db) => (await readSetting(db, failureKey)) !== null

export async function forgetBackupFailure(db: Db) {
  // Usually there is none; checking first avoids a write.
  if (!(await hasBackupFailed(db))) return
  await db.deleteFrom('settings').where('key', '=', failureKey).execute()
}

/** Records in the database that a backup was made, so that the dashboard knows the age of the last one. */
export async function recordBackup(place: Place, now: Date) {
  const database = openDatabase(place)
  try {
    await saveSetting(database.db, key, now.toISOString())
  } finally {
    await database.close()
  }
}
