import type { Db } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'

const key = 'backup_check'

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
