import type { Db } from './database.ts'

const key = 'backup_check'

/** What came of looking at the newest backup. */
export type BackupCheck = {
  file: string
  at: string
  /** So many it held when it was first looked at; null when it never could be read. */
  enquiries: number | null
  /** Why it cannot be used. */
  fault: string | null
}

export async function lastBackupCheck(db: Db): Promise<BackupCheck | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as BackupCheck) : null
}

export async function keepBackupCheck(db: Db, check: BackupCheck) {
  const value = JSON.stringify(check)
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
