import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The databases with SQLite's files beside them, locks, and the files and folders of backup and restore. */
const ours =
  /^(app|limits)\b.*\.db(-wal|-shm|-journal)?$|^\w+\.lock(-journal)?$|^\.(backup|restore)-/

/** Every build empties it, and its site folder is served to the public. */
const buildOutput = join(import.meta.dirname, '../../dist')

/**
 * Creates the directory, or makes it accessible only to its owner. A directory with other files is refused: restricting
 * /tmp or a home directory would break other programs.
 */
export function prepareDataDirectory(dataDir: string) {
  if (!relative(buildOutput, dataDir).startsWith('..'))
    throw new Error(
      `The data directory ${dataDir} is inside the build's output, which every build empties. Choose another one.`,
    )
  openOrCreate(dataDir)
  const { mode } = statSync(dataDir)
  if (!(mode & 0o077)) return
  const foreign = readdirSync(dataDir).find((name) => !ours.test(name))
  const isShared = (mode & 0o1000) !== 0
  if (foreign !== undefined || isShared)
    throw new Error(
      `The data directory ${dataDir} is open to other users and holds other things${foreign === undefined ? '' : ` (${foreign})`}. ` +
        (isShared
          ? 'Choose another one.'
          : `Close it (chmod 700 ${dataDir}) or choose another one.`),
    )
  try {
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new Error(
      `The data directory ${dataDir} is open to other users and belongs to one of them.`,
      { cause: error },
    )
  }
}

function openOrCreate(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Error(
      `The data directory ${dataDir} cannot be created or written to (${code}). Make it writable, or choose another one with DATA_DIR.`,
      { cause: error },
    )
  }
}
