import { DAY } from '#contract/durations.ts'
import type { Db } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'

const key = 'backup_check'
/** A server with BACKUP_DIR checks the newest one every day. */
const checkedWithinMs = 3 * DAY

/** The result of checking the newest backup. */
export type BackupCheck = {
  file: string
  at: string
  /** The number at its first check; null when it could never be read. */
  enquiries: number | null
  /** Why it is unusable. */
  fault: string | null
}

export async function lastBackupCheck(db: Db): Promise<BackupCheck | null> {
  const value = await readSetting(db, key)
  return value === null ? null : (JSON.parse(value) as BackupCheck)
}

export const saveBackupCheck = (db: Db, check: BackupCheck) =>
  saveSetting(db, key, JSON.stringify(check))

/** Of the last days: an older check concerns backups no longer made, or another machine's. Null if it was usable. */
export async function unusableBackup(db: Db, now: Date) {
  const check = await lastBackupCheck(db)
  if (!check?.fault || now.getTime() - Date.parse(check.at) > checkedWithinMs) return null
  return `The newest backup, ${check.file}, cannot be used: ${check.fault}.`
}
