import { readEnv } from '#server/env.ts'
import { backUp } from './backup.ts'
import { noteBackup } from './last-backup.ts'

process.umask(0o077)
const { env, faults } = readEnv(process.env)
const [file, ...rest] = process.argv.slice(2)

try {
  if (faults) throw new Error(faults.map((fault) => `Setting ${fault}`).join('\n'))
  if (!file || rest.length) throw new Error('Usage: npm run backup -- FILE')
  const place = { url: env.DATABASE_DIRECT_URL || env.DATABASE_URL, dataDir: env.DATA_DIR }
  await backUp(place, file)
  await noteBackup(place, new Date()).catch((error: Error) =>
    console.warn(`The dashboard could not be told of it: ${error.message}`),
  )
  console.log(`Backed up to ${file}. It holds personal data and password hashes: keep it closed.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
