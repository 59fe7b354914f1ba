import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'

/**
 * Runs a command in a separate process, because copying or checking a whole database would block this one.
 * Resolves to its output, and rejects with its error output.
 */
export function runBackupCommand(
  command: 'backup-command.ts' | 'check-backup-command.ts',
  file: string,
  env: Env,
  signal?: AbortSignal,
) {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = env
  const child = spawn(process.execPath, [join(import.meta.dirname, command), file], {
    env: { ...process.env, DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout = (stdout + chunk.toString()).slice(-1_000)))
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-1_000)))
  return new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      // One that was killed, for want of memory for example, says nothing itself.
      const silent = `${command} ended with ${killedBy ?? code} and said nothing`
      if (code === 0) resolve(stdout.trim())
      else reject(new Error(stderr.trim() || silent))
    })
  })
}
