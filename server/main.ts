import cluster from 'node:cluster'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { readEnv } from './env.ts'
import { countProcesses, startProcesses } from './process/processes.ts'
import { readArguments } from './process/read-arguments.ts'

// By default, V8 lets garbage grow to a multiple of the memory in use before it collects it.
setFlagsFromString('--heap-growing-percent=25')
// Every file written contains personal data or protects it.
process.umask(0o077)
const { 'api-only': apiOnly, secondary: isSecondary, built: otherBuild } = readArguments()
const built = otherBuild ?? (apiOnly ? undefined : join(import.meta.dirname, '../dist'))
const { env, faults } = readEnv(process.env)
if (faults) {
  for (const fault of faults) console.error(`Setting ${fault}`)
  process.exit(1)
}

// Set before the start: the first process of a container ignores signals without a handler.
let stop = (): void => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())

if (cluster.isPrimary) console.log(`Node ${process.version}`)
const processes = countProcesses(env)
if (cluster.isPrimary && processes > 1) {
  stop = startProcesses(processes)
} else {
  // Imported here, because the primary of several processes needs none of it.
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
    const { startFault } = await import('./process/start-fault.ts')
    // One line describes the problem (database unreachable, port taken, no build); the stack only on request.
    console.error(`Could not start: ${startFault(error, env)}`)
    if (env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace') console.error(error)
    process.exit(1)
  }
}
