import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { type Alert, createAlert } from '#server/alerts/alert.ts'
import type { Database, Db } from '#server/db/database.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { unusableBackup } from './backup-check.ts'
import {
  backupFailure,
  forgetBackupFailure,
  hasBackupFailed,
  lastBackup,
  saveBackupFailure,
} from './last-backup.ts'
import { checkNewestBackup, ownBackups, timeInName } from './check-newest-backup.ts'
import { runBackupCommand } from './run-backup-command.ts'
import { withoutPasswords } from './without-passwords.ts'

type Deps = { database: Database; env: Env; now: () => Date }

/** Makes a backup in BACKUP_DIR whenever the last one is old enough, and exports its time as a metric. */
export function backUpRegularly(app: FastifyInstance, registry: Registry, deps: Deps) {
  const made = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When a backup was last made, by the server or by the command; 0: never',
    registers: [registry],
    aggregator: 'max',
    collect: async () => {
      const at = await lastBackup(deps.database.db).catch(() => null)
      made.set(at ? Date.parse(at) / SECOND : 0)
    },
  })
  const failed = new Gauge({
    name: 'backup_failed',
    help: '1 while the server tries to make a backup and cannot',
    registers: [registry],
    aggregator: 'max',
    collect: async () => {
      const failure = await backupFailure(deps.database.db, deps.now()).catch(() => null)
      failed.set(failure === null ? 0 : 1)
    },
  })
  if (!deps.env.BACKUP_DIR) return
  const post = createAlert('backup', { ...deps, log: app.log })
  // Not waited for: a receiver that never answers would delay the server's stop.
  const alert: Alert = async (checked) => void post(checked)
  const failure = 'nobody could be alerted about backups'
  runRegularly(app, { everyMs: 5 * MINUTE, failure }, (closing) =>
    backUpAndAlert(deps, { log: app.log, alert, closing }),
  )
}

type Round = {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  alert: Alert
  closing?: AbortSignal
}

/** One round of a server: a backup if one is due, a check of the newest, and an alert if one of them failed. */
export async function backUpAndAlert(deps: Deps, { log, alert, closing }: Round) {
  const failure = await backUpWhenDue(deps, log, closing)
  await checkNewestBackup(deps, log, closing).catch((error: unknown) =>
    log.error({ err: error }, 'the newest backup was not checked'),
  )
  if (closing?.aborted) return
  const reason = failure ?? (await unusableBackup(deps.database.db, deps.now()))
  await alert({ state: reason === null ? 'ok' : 'broken', reason })
}

/** Returns why it failed; null when it did not, or when none was due. */
export async function backUpWhenDue(
  { database, env, now }: Deps,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  closing?: AbortSignal,
): Promise<string | null> {
  try {
    const at = now()
    if (!existsSync(env.BACKUP_DIR)) mkdirSync(env.BACKUP_DIR, { mode: 0o700 })
    if (await isBackupDue(database.db, env, at)) {
      const file = `anacapa-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`
      await runBackupCommand('backup-command.ts', join(env.BACKUP_DIR, file), env, closing)
      log.info({ file }, 'backed up')
    }
    // In every round, so that a failure to remove one is not forgotten before it has been removed.
    removeOldBackups(env, at)
    await forgetBackupFailure(database.db)
    return null
  } catch (error) {
    if (closing?.aborted) return null
    const reason = withoutPasswords(error instanceof Error ? error.message : String(error), env)
    log.error({ err: error, reason }, 'backup failed')
    // Without the database nobody could be shown it either.
    await saveBackupFailure(database.db, { at: now().toISOString(), reason }).catch(() => {})
    return reason
  }
}

async function isBackupDue(db: Db, env: Env, at: Date) {
  // Files count too: while the database cannot record a backup, one each round would push out all older ones.
  const made: (string | null)[] = ownBackups(env.BACKUP_DIR).map(timeInName)
  // After a failure only they count: a backup made by hand elsewhere does not show that this folder can be written.
  if (!(await hasBackupFailed(db))) made.push(await lastBackup(db))
  // One from far ahead was made before the clock was set back: nobody knows how old it is.
  const ages = made
    .map((time) => at.getTime() - Date.parse(time ?? ''))
    .filter((age) => age > -HOUR)
  return Math.min(...ages) >= env.BACKUP_EVERY_HOURS * HOUR
}

/** Keeps as many as it should, and always the last one: after the clock was set back, it is not the newest by name. */
function removeOldBackups({ BACKUP_DIR, BACKUP_KEEP }: Env, at: Date) {
  const files = ownBackups(BACKUP_DIR)
  const last = files.findLast((file) => timeInName(file) <= at.toISOString())
  for (const file of files.slice(0, -BACKUP_KEEP))
    // Another process may have removed it.
    if (file !== last) rmSync(join(BACKUP_DIR, file), { force: true })
}
