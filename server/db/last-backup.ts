import { openDatabase, type Db, type Place } from './database.ts'

const key = 'last_backup'

export async function lastBackup(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Remembers in the database that a backup of it was made, so that the dashboard knows how old the last one is. */
export async function noteBackup(place: Place, now: Date) {
  const database = openDatabase(place)
  const value = now.toISOString()
  try {
    await database.db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  } finally {
    await database.close()
  }
}
