import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { type BackupCheck, saveBackupCheck, lastBackupCheck } from './backup-check.ts'
import { runBackupCommand } from './run-backup-command.ts'

type Deps = { database: Database; env: Env; now: () => Date }

/** Backups made by the server; only they have such names. The newest is the last. */
export const ownBackups = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^anacapa-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/.test(file))
    .toSorted()

/** When one of them was made, as `toISOString` says it. */
export const timeInName = (file: string) =>
  file.slice('anacapa-'.length, -'.db'.length).replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.')

/**
 * Checks once a day whether the newest backup is still usable: disks lose data, and files get truncated or overwritten.
 * It is checked as a restore would, and must hold as many enquiries as at its first check.
 */
export async function checkNewestBackup(
  { database, env, now }: Deps,
  log: Pick<FastifyBaseLogger, 'error'>,
  closing?: AbortSignal,
) {
  const file = ownBackups(env.BACKUP_DIR).at(-1)
  if (!file) return
  const last = await lastBackupCheck(database.db)
  const before = last?.file === file ? last : null
  if (before && now().getTime() - Date.parse(before.at) < DAY) return
  const check: BackupCheck = { file, at: now().toISOString(), enquiries: null, fault: null }
  try {
    const path = join(env.BACKUP_DIR, file)
    const found = Number(await runBackupCommand('check-backup-command.ts', path, env, closing))
    check.enquiries = before?.enquiries ?? found
    if (found !== check.enquiries)
      check.fault = `it holds ${found} enquiries, and held ${check.enquiries}`
  } catch (error) {
    if (closing?.aborted) return
    check.enquiries = before?.enquiries ?? null
    check.fault = error instanceof Error ? error.message : String(error)
  }
  if (check.fault) log.error({ file, fault: check.fault }, 'the newest backup cannot be used')
  await saveBackupCheck(database.db, check)
}
