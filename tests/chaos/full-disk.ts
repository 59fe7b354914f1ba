import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer } from './database-server.ts'
import { makePlace } from './places.ts'
import { wait } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { underLoad } from './under-load.ts'

const rounds = 3
const fullForMs = 3_000

/**
 * A disk that is filled under load and freed again: enquiries are refused in between, and accepted again without a
 * restart.
 */
export async function fillDisk({ name }: Setting): Promise<Outcome> {
  const isPostgres = name === 'PostgreSQL'
  const disk = mountDisk(isPostgres ? 700 : 24)
  const postgres = isPostgres
    ? await startDatabaseServer({ under: disk.folder, settings: '-c max_wal_size=64MB' })
    : undefined
  const place = await makePlace(postgres, isPostgres ? undefined : disk.folder)
  let refused = 0
  const found = await underLoad(place, async ({ writers, recover }) => {
    for (let round = 0; round < rounds; round++) {
      await wait(500)
      disk.fill()
      await wait(fullForMs)
      disk.empty()
      await recover(async () => {
        // A PostgreSQL without room for its log has exited; its supervisor starts it again.
        if (postgres && !postgres.isRunning()) await postgres.start()
      })
    }
    refused = writers.faults.get('503') ?? 0
  })
  await postgres?.remove()
  disk.remove()
  return {
    trial: 'a full disk under 32 writers',
    faults: `${rounds} times full, ${refused} refused with 503`,
    ...found,
    broken: refused ? [] : ['nothing was refused: the disk was never full'],
  }
}

/** A small in-memory file system, which requires root; for other users the trial is refused with a reason. */
function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  const { status, stderr } = spawnSync('mount', mount, { encoding: 'utf8' })
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    throw new Error(`A disk of its own takes root: ${stderr.trim()}`)
  }
  const ballast = join(folder, 'ballast')
  const remove = () => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', remove)
  }
  process.once('exit', remove)
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w')
      const some = Buffer.alloc(16_384)
      try {
        for (;;) writeSync(file, some)
      } catch (error) {
        if (!isFull(error)) throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast),
    remove,
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'
