import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, sqliteFile } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { clearDatabase, createDatabase, dropDatabase } from './postgres-databases.ts'

/** Where a test's database stands, in the words of the settings. */
export type Place = { DATABASE_URL: string; DATA_DIR: string }
type OwnPlace = Place & { leave(): Promise<void> }

/** An empty database on the kind that this run is about, and how to be rid of it. */
export async function emptyPlace(): Promise<OwnPlace> {
  if (process.env.TEST_DATABASE !== 'postgres') return folder()
  const url = await createDatabase()
  return folder(url, () => dropDatabase(url))
}

/**
 * As a first start leaves it: today's tables, and no rows. Making those tables each time would take ten times as long.
 * PostgreSQL's may have been another test's before, whose deleted rows change its plans; one that `isNew` has none.
 */
export async function migratedPlace({ isNew = false } = {}): Promise<OwnPlace> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    const place = await folder()
    await writeFile(sqliteFile(place.DATA_DIR), await (sqlite ??= makeFile()), { mode: 0o600 })
    return place
  }
  const template = await (postgres ??= makeDatabase())
  const url = (!isNew && cleared.pop()) || (await createDatabase(template))
  return folder(url, async () => {
    if (await clearDatabase(url, template)) cleared.push(url)
    else await dropDatabase(url)
  })
}

/** What every migrated database is a copy of. */
let sqlite: Promise<Buffer> | undefined
let postgres: Promise<string> | undefined
const cleared: string[] = []

async function makeFile() {
  const place = await folder()
  await prepare(place)
  const file = await readFile(sqliteFile(place.DATA_DIR))
  await place.leave()
  return file
}

async function makeDatabase() {
  const place = await folder(await createDatabase())
  await prepare(place)
  await place.leave()
  return place.DATABASE_URL
}

/** All that a start does to the tables. */
async function prepare(place: Place) {
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  await migrate(database)
  const limits = await createLimits({ database, env: readEnv(place).env! })
  await limits.close()
  await database.close()
}

async function folder(DATABASE_URL = '', leave = async () => {}): Promise<OwnPlace> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'anacapa-test-'))
  return {
    DATABASE_URL,
    DATA_DIR,
    async leave() {
      await leave()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}
