import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#server/db/database.ts'
import * as start from '#server/db/migrations/001-start.ts'
import type { Place } from '#tests/databases/test-databases.ts'
import { compare } from './compare.ts'
import type { Outcome, Setting } from './trial.ts'

const rows = 10_000
/**
 * Each start runs up to this much plus a twentieth longer than the last: killed upgrades leave dead rows, which slow
 * the next.
 */
const strideMs = 150

/** A database of the first release, upgraded by servers that are killed later and later, until one is ready first. */
export async function interruptMigration(setting: Setting): Promise<Outcome> {
  const place = await setting.emptyPlace()
  const acknowledged = await fillFirstRelease(place)
  let [kills, kept, longest] = [0, 0, 0]
  for (let ms = 300; ; ms += randomInt(strideMs) + ms / 20) {
    const from = performance.now()
    const isUp = await startAndKill(place, ms)
    longest = performance.now() - from
    if (isUp) break
    kills++
    if (await isUntouched(place)) kept++
  }
  const found = await compare(place, acknowledged)
  await place.leave()
  return {
    trial: `kill -9 while ${rows.toLocaleString('en-US')} enquiries of the first release are upgraded`,
    faults: `${kills} kills, ${kept} before the commit`,
    load: 0,
    ...found,
    recoveries: [longest],
  }
}

/** Whether the server was ready before it was killed. */
async function startAndKill({ DATABASE_URL, DATA_DIR }: Place, ms: number) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATABASE_URL, DATA_DIR, PORT: '0', PROCESSES: '1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const ready = new Promise<boolean>((resolve) =>
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Site:')) resolve(true)
    }),
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))
  const isUp = await Promise.race([ready, late])
  server.kill('SIGKILL')
  await ended
  return isUp
}

const open = (place: Place) => openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })

/** The state after a kill before the commit: the first release's record of migrations, and nothing else. */
async function isUntouched(place: Place) {
  const database = open(place)
  const { rows } = await sql`select name from kysely_migration`.execute(database.db)
  await database.close()
  return rows.length === 1
}

async function fillFirstRelease(place: Place) {
  const database = open(place)
  const { db, dialect } = database
  const first = { up: (schema: Kysely<unknown>) => start.up(schema, dialect) }
  const provider = { getMigrations: async () => ({ '001-start': first }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  const kept = new Map<string, string>()
  // The tables as they were: today's types have more columns.
  const then = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const created_at = new Date().toISOString()
  for (let at = 0; at < rows; at += 500) {
    const some = Array.from({ length: 500 }, () => ({ key: randomUUID(), id: uuidv7() }))
    for (const { key, id } of some) kept.set(key, id)
    const enquiries = some.map(({ key, id }) => ({
      id,
      name: 'Ana',
      email: 'ana@tide.example',
      company: key,
      message: 'We sell oars. '.repeat(20),
      created_at,
      quarantined: 0,
    }))
    await then.insertInto('contact_submissions').values(enquiries).execute()
    await then
      .insertInto('consents')
      .values(
        some.map((one) => ({
          id: uuidv7(),
          submission_id: one.id,
          marketing: 0,
          given_at: created_at,
          ip: '203.0.113.7',
          gpc: 0,
        })),
      )
      .execute()
    await then
      .insertInto('idempotency_keys')
      .values(some.map(({ key, id }) => ({ key, body_hash: '', submission_id: id, created_at })))
      .execute()
  }
  await database.close()
  return kept
}
