import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { runRegularly } from '#server/scheduling/run-regularly.ts'
import { backupFailure, forgetBackupFailure, lastBackup, saveBackupFailure } from './last-backup.ts'
import { checkNewestBackup, ownBackups, timeInName } from './check-newest-backup.ts'
import { runBackupCommand } from './run-backup-command.ts'

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
  runRegularly(app, { everyMs: 5 * MINUTE, failure: 'backup failed' }, async (closing) => {
    await backUpWhenDue(deps, app.log, closing)
    await checkNewestBackup(deps, app.log, closing).catch((error: unknown) =>
      app.log.error({ err: error }, 'the newest backup was not checked'),
    )
  })
}

export async function backUpWhenDue(
  { database, env, now }: Deps,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  closing?: AbortSignal,
) {
  try {
    const at = now()
    if (!existsSync(env.BACKUP_DIR)) mkdirSync(env.BACKUP_DIR, { mode: 0o700 })
    // Files count too: while the database cannot record a backup, one each round would push out all older ones.
    const made = [await lastBackup(database.db), ...ownBackups(env.BACKUP_DIR).map(timeInName)]
    // One from far ahead was made before the clock was set back: nobody knows how old it is.
    const ages = made
      .map((time) => at.getTime() - Date.parse(time ?? ''))
      .filter((age) => age > -HOUR)
    if (Math.min(...ages) < env.BACKUP_EVERY_HOURS * HOUR) return
    const name = `anacapa-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`
    await runBackupCommand('backup-command.ts', join(env.BACKUP_DIR, name), env, closing)
    for (const file of ownBackups(env.BACKUP_DIR).slice(0, -env.BACKUP_KEEP))
      if (file !== name) rmSync(join(env.BACKUP_DIR, file))
    await forgetBackupFailure(database.db)
    log.info({ file: name }, 'backed up')
  } catch (error) {
    if (closing?.aborted) return
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ err: error, reason }, 'backup failed')
    // Without the database nobody could be shown it either.
    await saveBackupFailure(database.db, { at: now().toISOString(), reason }).catch(() => {})
  }
}
