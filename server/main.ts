import cluster from 'node:cluster'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readEnv } from './env.ts'
import { countProcesses, isSecondary, startProcesses } from './processes.ts'

// Left alone, V8 lets garbage grow to a multiple of what is in use before it collects it.
setFlagsFromString('--heap-growing-percent=25')
// Every file that is written holds personal data or protects it.
process.umask(0o077)
/** While developing, pages come from elsewhere, and what else the server needs of a build from a folder of its own. */
const apiOnly = process.argv.includes('--api-only')
const built =
  process.argv.find((word) => word.startsWith('--built='))?.slice('--built='.length) ??
  (apiOnly ? undefined : join(import.meta.dirname, '../dist'))
const { env, faults } = readEnv(process.env)
if (faults) {
  for (const fault of faults) console.error(`Setting ${fault}`)
  process.exit(1)
}

// Set before the start: the first process of a container ignores signals that it does not handle.
let stop = (): void => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())

if (cluster.isPrimary) console.log(`Node ${process.version}`)
const processes = countProcesses(env)
if (cluster.isPrimary && processes > 1) {
  stop = startProcesses(processes)
} else {
  // Loaded here, because a process that only looks after others needs none of it.
  const { serve } = await import('./serve.ts')
  try {
    await serve(isSecondary ? { ...env, BACKUP_DIR: '' } : env, {
      built,
      apiOnly,
      isSilent: isSecondary,
      onListen(stopInOrder) {
        stop = () => {
          stop = () => {}
          void stopInOrder()
        }
      },
    })
  } catch (error) {
    // One line says what is wrong (database unreachable, port taken, no build); the stack only when asked for.
    console.error(
      `Could not start: ${error instanceof Error ? error.message || error.name : error}`,
    )
    if (env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
