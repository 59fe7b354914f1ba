import {
  databasePlace,
  describePlace,
  type Outcome,
  runCommandLine,
} from '#server/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { restore } from './restore.ts'

const usage = 'Usage: npm run restore -- FILE [--replace]'

async function run(args: string[], env: Env): Promise<Outcome> {
  process.umask(0o077)
  const replace = args.includes('--replace')
  const [file, ...more] = args.filter((arg) => arg !== '--replace')
  if (!file || more.length > 0) return { exitCode: 2, message: usage }
  const place = databasePlace(env)
  const { rows, former } = await restore(place, file, { replace })
  const restored =
    `Restored ${rows.contact_submissions} enquiries and ${rows.users} users from ${file} ` +
    `into ${describePlace(place)}.`
  const kept = `What was there before is in ${former}. Delete it when you are content.`
  return {
    exitCode: 0,
    message: [restored, 'Everyone signs in again.', ...(former ? [kept] : [])].join('\n'),
  }
}

await runCommandLine(usage, run)
