import { readEnv } from '#server/env.ts'
import { restore } from './restore.ts'

process.umask(0o077)
const { env, faults } = readEnv(process.env)
const words = process.argv.slice(2)
const replace = words.includes('--replace')
const [file, ...rest] = words.filter((word) => word !== '--replace')

try {
  if (faults) throw new Error(faults.map((fault) => `Setting ${fault}`).join('\n'))
  if (!file || rest.length) throw new Error('Usage: npm run restore -- FILE [--replace]')
  const place = { url: env.DATABASE_DIRECT_URL || env.DATABASE_URL, dataDir: env.DATA_DIR }
  const { rows, former } = await restore(place, file, { replace })
  console.log(
    `Restored ${rows.contact_submissions} enquiries and ${rows.users} users from ${file}.`,
  )
  console.log('Everyone signs in again.')
  if (former) console.log(`What was there before is in ${former}. Delete it when you are content.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
