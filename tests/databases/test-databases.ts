import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, sqliteFile } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { clearDatabase, createDatabase, dropDatabase } from './postgres-databases.ts'

/** The location of a test's database, as settings. */
export type Place = { DATABASE_URL: string; DATA_DIR: string }
type OwnPlace = Place & { leave(): Promise<void> }

/** An empty database of the kind under test, and a way to remove it. */
export async function emptyPlace(): Promise<OwnPlace> {
  if (process.env.TEST_DATABASE !== 'postgres') return folder()
  const url = await createDatabase()
  return folder(url, () => dropDatabase(url))
}

/**
 * A database as after a first start: with today's tables, and no rows. Creating those tables each time would take ten
 * times as long. A PostgreSQL database may have been another test's before, whose deleted rows change query plans; with
 * `isNew` it has none.
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

/** The template that every migrated database is copied from. */
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
