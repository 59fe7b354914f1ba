import type { Upkeep, UpkeepFault, Version } from '#contract/upkeep.ts'
import { unusableBackup } from '#server/backups/backup-check.ts'
import { backupFailure, lastBackup } from '#server/backups/last-backup.ts'
import type { Database, Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'

const GB = 2 ** 30
/** With an older backup, making one has probably been forgotten. */
const backupWithinMs = 7 * DAY
const certificateDays = { soon: 14, urgent: 3 }

export type Disk = { freeBytes: number; totalBytes: number }
type Sources = {
  database: Database
  /** The disk of the database; null if it is on another machine. */
  readDisk: () => Promise<Disk | null>
  certificateUntil: () => Date | null
  version: Version
}

/** The problems that the operator should solve, the most urgent first, and what runs here. */
export async function upkeep(
  { database, readDisk, certificateUntil, version }: Sources,
  now: Date,
): Promise<Upkeep> {
  const faults = [
    diskFault(await readDisk()),
    certificateFault(certificateUntil(), now),
    (await damagedBackup(database.db, now)) ??
      (await failedBackup(database.db, now)) ??
      (await backupFault(database.db, now)),
  ].filter((fault) => fault !== null)
  return {
    faults: faults.toSorted((one, other) => Number(other.urgent) - Number(one.urgent)),
    version,
  }
}

function diskFault(disk: Disk | null): UpkeepFault | null {
  if (!disk) return null
  const { freeBytes, totalBytes } = disk
  const isTight = freeBytes < GB || (freeBytes < 10 * GB && freeBytes < totalBytes / 20)
  if (!isTight) return null
  const left =
    freeBytes < GB ? `${Math.floor(freeBytes / 2 ** 20)} MB` : `${(freeBytes / GB).toFixed(1)} GB`
  const sentence = `The disk of the database has ${left} left. Free some space; when it is full, no enquiry can be kept.`
  return { what: 'disk', urgent: true, sentence }
}

function certificateFault(until: Date | null, now: Date): UpkeepFault | null {
  if (!until) return null
  const days = Math.floor((until.getTime() - now.getTime()) / DAY)
  if (days >= certificateDays.soon) return null
  const when =
    days < 0
      ? 'has run out'
      : days === 0
        ? 'runs out today'
        : `runs out in ${days} ${days === 1 ? 'day' : 'days'}`
  const sentence = `The certificate of this site ${when}. Renew it at the proxy; without it browsers turn visitors away.`
  return { what: 'certificate', urgent: days < certificateDays.urgent, sentence }
}

async function damagedBackup(db: Db, now: Date): Promise<UpkeepFault | null> {
  const fault = await unusableBackup(db, now)
  if (fault === null) return null
  const sentence = `${fault} Run npm run backup -- FILE on the server with a place on another disk, and look at the one in BACKUP_DIR.`
  return { what: 'backup', urgent: true, sentence }
}

async function failedBackup(db: Db, now: Date): Promise<UpkeepFault | null> {
  const reason = await backupFailure(db, now)
  if (reason === null) return null
  const sentence = `The server cannot make a backup in BACKUP_DIR (${reason}). It tries again every few minutes.`
  return { what: 'backup', urgent: true, sentence }
}

async function backupFault(db: Db, now: Date): Promise<UpkeepFault | null> {
  const at = await lastBackup(db)
  const since = at ?? (await firstAccount(db))
  if (since === null) return null
  const ageMs = now.getTime() - Date.parse(since)
  if (ageMs <= backupWithinMs) return null
  const days = Math.floor(ageMs / DAY)
  const what = at === null ? 'No backup was ever made.' : `The last backup is ${days} days old.`
  const sentence = `${what} Run npm run backup -- FILE on the server, and let a timer do it every day, or set BACKUP_DIR.`
  return { what: 'backup', urgent: false, sentence }
}

/** A new site has a week before its first backup is due. */
async function firstAccount(db: Db) {
  const first = await db
    .selectFrom('users')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return first?.created_at ?? null
}
