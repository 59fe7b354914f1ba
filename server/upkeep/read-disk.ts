import { statfs } from 'node:fs/promises'
import type { Database } from '#server/db/database.ts'
import type { Disk } from './upkeep.ts'

/** The disk on which SQLite's file lies. PostgreSQL's is for its own machine to watch. */
export async function readDisk({ dialect }: Database, dataDir: string): Promise<Disk | null> {
  if (dialect !== 'sqlite') return null
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
