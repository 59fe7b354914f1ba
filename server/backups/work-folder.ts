import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE } from '#contract/durations.ts'
import { openLockFile, tryExclusiveLock } from '#server/db/sqlite/lock-file.ts'

const lockName = 'work.lock'
/** Logs of a damaged database that `restore` has set aside: possibly the only copies. */
const keptLogs = ['-wal', '-journal']
/** A younger folder may not have its lock yet. */
const minAgeMs = MINUTE

/** Creates a hidden work folder, locked as long as this process lives, after deleting those of killed processes. */
export function makeWorkFolder(beside: string, work: 'backup' | 'restore') {
  const prefix = `.${work}-`
  for (const name of readdirSync(beside).filter((each) => each.startsWith(prefix)))
    removeIfLeft(join(beside, name))
  const folder = mkdtempSync(join(beside, prefix))
  const lock = openLockFile(folder, lockName)
  tryExclusiveLock(lock)
  return {
    folder,
    remove: () => {
      lock.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function removeIfLeft(folder: string) {
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age < minAgeMs || keptLogs.some((log) => existsSync(join(folder, log)))) return
  if (!isAbandoned(folder)) return
  rmSync(folder, { recursive: true, force: true })
}

/** Earlier versions took no lock. */
function isAbandoned(folder: string) {
  if (!existsSync(join(folder, lockName))) return true
  const lock = openLockFile(folder, lockName)
  const isFree = tryExclusiveLock(lock)
  lock.close()
  return isFree
}
