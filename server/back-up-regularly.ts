import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from './db/database.ts'
import { lastBackup } from './db/last-backup.ts'
import { HOUR, MINUTE, SECOND } from './durations.ts'
import type { Env } from './env.ts'
import { runRegularly } from './run-regularly.ts'

type Deps = { database: Database; env: Env; now: () => Date }
/** What rotation may delete: nobody else's names begin so. */
const ours = /^anacapa-\d{4}-\d\d-\d\dT[\d-]+Z\.db$/

/** Makes a backup in BACKUP_DIR whenever the last one is old enough, and tells the metrics when that was. */
export function backUpRegularly(app: FastifyInstance, registry: Registry, deps: Deps) {
  const made = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When a backup was last made, by the server or by the command; 0: never',
    registers: [registry],
    collect: async () => {
      const at = await lastBackup(deps.database.db).catch(() => null)
      made.set(at ? Date.parse(at) / SECOND : 0)
    },
  })
  if (!deps.env.BACKUP_DIR) return
  runRegularly(app, 5 * MINUTE, (closing) => backUpWhenDue(deps, app.log, closing))
}

export async function backUpWhenDue(
  { database, env, now }: Deps,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  closing?: AbortSignal,
) {
  try {
    const at = now()
    const last = await lastBackup(database.db)
    if (last && at.getTime() - Date.parse(last) < env.BACKUP_EVERY_HOURS * HOUR) return
    if (!existsSync(env.BACKUP_DIR)) mkdirSync(env.BACKUP_DIR, { mode: 0o700 })
    const name = `anacapa-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`
    await runCommand(join(env.BACKUP_DIR, name), env, closing)
    const old = readdirSync(env.BACKUP_DIR)
      .filter((file) => ours.test(file))
      .toSorted()
    for (const file of old.slice(0, -env.BACKUP_KEEP)) rmSync(join(env.BACKUP_DIR, file))
    log.info({ file: name }, 'backed up')
  } catch (error) {
    if (!closing?.aborted) log.error({ err: error }, 'backup failed')
  }
}

/** In a process of its own: copying and checking the file would keep everybody else waiting. */
function runCommand(file: string, env: Env, signal: AbortSignal | undefined) {
  const command = join(import.meta.dirname, 'db/backup-command.ts')
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = env
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal && { signal }),
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-1_000)))
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))))
  })
}
