import { openDatabase, type Db, type Place } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'

const key = 'last_backup'

export const lastBackup = (db: Db) => readSetting(db, key)

/** Records in the database that a backup was made, so that the dashboard knows the age of the last one. */
export async function recordBackup(place: Place, now: Date) {
  const database = openDatabase(place)
  try {
    await saveSetting(database.db, key, now.toISOString())
  } finally {
    await database.close()
  }
}
