import { statfs } from 'node:fs/promises'
import type { Database } from '#server/db/database.ts'
import type { Disk } from './upkeep.ts'

/** The disk of the SQLite file. PostgreSQL's must be monitored on its own machine. */
export async function readDisk({ dialect }: Database, dataDir: string): Promise<Disk | null> {
  if (dialect !== 'sqlite') return null
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
