import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openLockFile, tryExclusiveLock } from './lock-file.ts'

const lockName = 'work.lock'
/** What `restore` has set aside of a damaged database: there may be no other copy. */
const keptLogs = ['-wal', '-journal']
/** A folder that is younger may not have its lock yet. */
const minAgeMs = 60_000

/** A hidden folder to work in, locked as long as this process lives. Those of processes that were killed go first. */
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

/** A version that took no lock left none. */
function isAbandoned(folder: string) {
  if (!existsSync(join(folder, lockName))) return true
  const lock = openLockFile(folder, lockName)
  const isFree = tryExclusiveLock(lock)
  lock.close()
  return isFree
}
