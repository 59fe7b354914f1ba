import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MINUTE } from '#contract/durations.ts'
import { type Database, type Dialect, openDatabase } from './database.ts'
import { refuseEncoding } from './postgres/refuse-encoding.ts'
import { folderOf, openLockFile, tryExclusiveLock } from './sqlite/lock-file.ts'
import * as start from './migrations/001-start.ts'
import * as newsletter from './migrations/002-newsletter.ts'
import * as tallies from './migrations/003-tallies.ts'
import * as downloads from './migrations/004-downloads.ts'
import * as deliveries from './migrations/005-deliveries.ts'
import * as answers from './migrations/006-answers.ts'
import * as inbox from './migrations/007-inbox.ts'
import * as scale from './migrations/008-scale.ts'
import * as boundSessions from './migrations/009-bound-sessions.ts'
import * as audit from './migrations/010-audit.ts'
import * as people from './migrations/011-people.ts'
import * as secondFactor from './migrations/012-second-factor.ts'
import * as authenticated from './migrations/013-authenticated.ts'
import * as passkeys from './migrations/014-passkeys.ts'
import * as initials from './migrations/015-initials.ts'
import * as viewPlaces from './migrations/016-view-places.ts'
import * as boxIndexes from './migrations/017-box-indexes.ts'
import * as historyByPerson from './migrations/018-history-by-person.ts'
import * as twoLetters from './migrations/019-two-letters.ts'
import * as stageIndex from './migrations/020-stage-index.ts'
import * as promiseIndex from './migrations/021-promise-index.ts'
import * as mailAddresses from './migrations/022-mail-addresses.ts'
import * as templateVersions from './migrations/023-template-versions.ts'
import * as mailsFirst from './migrations/024-mails-first.ts'
import * as lastSeen from './migrations/025-last-seen.ts'
import * as pendingConsents from './migrations/026-pending-consents.ts'
import * as noteMentions from './migrations/027-note-mentions.ts'
import * as assignments from './migrations/028-assignments.ts'

/** In order, listed by hand. A released migration is never edited. */
const migrations: Record<string, { up(db: Kysely<unknown>, dialect: Dialect): Promise<void> }> = {
  '001-start': start,
  '002-newsletter': newsletter,
  '003-tallies': tallies,
  '004-downloads': downloads,
  '005-deliveries': deliveries,
  '006-answers': answers,
  '007-inbox': inbox,
  '008-scale': scale,
  '009-bound-sessions': boundSessions,
  '010-audit': audit,
  '011-people': people,
  '012-second-factor': secondFactor,
  '013-authenticated': authenticated,
  '014-passkeys': passkeys,
  '015-initials': initials,
  '016-view-places': viewPlaces,
  '017-box-indexes': boxIndexes,
  '018-history-by-person': historyByPerson,
  '019-two-letters': twoLetters,
  '020-stage-index': stageIndex,
  '021-promise-index': promiseIndex,
  '022-mail-addresses': mailAddresses,
  '023-template-versions': templateVersions,
  '024-mails-first': mailsFirst,
  '025-last-seen': lastSeen,
  '026-pending-consents': pendingConsents,
  '027-note-mentions': noteMentions,
  '028-assignments': assignments,
}

const maxWaitMs = MINUTE

export const migrationNames = Object.keys(migrations)

/**
 * Brings the schema up to date. When several processes start at once, one migrates and the others wait. On PostgreSQL
 * that needs direct connections without limits: a pooler would reassign them half-way, and migrating a large table, or
 * waiting for another process to do so, takes longer than a request may.
 */
export async function migrate(database: Database) {
  const { directUrl, pool } = database
  if (directUrl === undefined || pool?.options.statement_timeout === 0)
    return migrateDirectly(database)
  const direct = openDatabase({ url: directUrl, dataDir: '', statementTimeoutMs: 0 })
  try {
    await migrateDirectly(direct)
  } finally {
    await direct.close()
  }
}

async function migrateDirectly(database: Database) {
  const release = await acquireMigrationLock(database)
  try {
    await refuseEncoding(database)
    await refuseNewer(database)
    const { error } = await migratorOf(database).migrateToLatest()
    if (error) throw error
  } finally {
    release()
  }
}

/** On PostgreSQL Kysely takes an advisory lock. On SQLite a file beside the database is locked. */
async function acquireMigrationLock({ db, dialect }: Database) {
  if (dialect === 'postgres') return () => {}
  const lock = openLockFile(await folderOf(db), 'migrate.lock')
  const until = performance.now() + maxWaitMs
  // Polled, because SQLite's own wait would block the main thread.
  while (!tryExclusiveLock(lock)) {
    if (performance.now() > until) {
      lock.close()
      throw new Error('Another program is bringing the database up to date, and does not end.')
    }
    await sleep(20)
  }
  return () => void lock.close()
}

/** An older program would neither know the tables of a newer one nor copy them into a backup. */
export async function refuseNewer({ db }: Pick<Database, 'db'>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `The database was last used by a newer version of this program (${unknown.join(', ')}). ` +
        'Install that version again, or restore a backup that was made before the upgrade.',
    )
}

export async function isUpToDate(database: Database) {
  const known = await migratorOf(database).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

export function migratorOf({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  const bound = Object.entries(migrations).map(([name, migration]) => [
    name,
    { up: (schema: Kysely<unknown>) => migration.up(schema, dialect) },
  ])
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(bound) } })
}
