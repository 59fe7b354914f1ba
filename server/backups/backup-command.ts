import {
  assertDatabase,
  databasePlace,
  type Outcome,
  runCommandLine,
} from '#server/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { backUp } from './backup.ts'
import { recordBackup } from './last-backup.ts'

const usage = 'Usage: npm run backup -- FILE'

async function run([file, ...more]: string[], env: Env): Promise<Outcome> {
  process.umask(0o077)
  if (!file || more.length > 0) return { exitCode: 2, message: usage }
  const place = databasePlace(env)
  assertDatabase(place)
  await backUp(place, file)
  await recordBackup(place, new Date()).catch((error: Error) =>
    console.warn(`The dashboard could not be told of it: ${error.message}`),
  )
  return {
    exitCode: 0,
    message: `Backed up to ${file}. It holds personal data and password hashes: keep it closed.`,
  }
}

await runCommandLine(usage, run)
