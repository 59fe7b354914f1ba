import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { openDatabase } from '#server/db/database.ts'
import { isUpToDate } from '#server/db/migrate.ts'
import {
  assertDatabase,
  databasePlace,
  type Outcome,
  runCommandLine,
} from '#server/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { anchorWords } from './anchor-regularly.ts'
import { type Anchor, verifyAudit } from './verify-audit.ts'

const usage = `Usage:
  npm run audit -- verify              check the whole audit trail
  npm run audit -- verify --log FILE   also against what the server's log says it was`

async function run(args: string[], env: Env): Promise<Outcome> {
  const [name, option, file, ...more] = args
  const hasLog = option === '--log' && file !== undefined
  if (name !== 'verify' || more.length > 0 || (option !== undefined && !hasLog))
    return { exitCode: 2, message: usage }
  const anchors = hasLog ? await anchorsIn(file) : []
  const place = databasePlace(env)
  assertDatabase(place)
  const database = openDatabase({ ...place, statementTimeoutMs: 0 })
  try {
    if (!(await isUpToDate(database)))
      return { exitCode: 1, message: 'The database is older than this program. Start the server.' }
    const verdict = await verifyAudit(database.db, anchors)
    if (verdict.faults.length > 0)
      return { exitCode: 1, message: `The audit trail is NOT whole.\n${verdict.faults.join('\n')}` }
    const compared = hasLog ? `, and as the log says at ${anchors.length} times` : ''
    const newest = verdict.hash ? `\nNewest: ${verdict.entries} ${verdict.hash}` : ''
    return {
      exitCode: 0,
      message: `The audit trail is whole: ${verdict.entries} entries${compared}.${newest}`,
    }
  } finally {
    await database.close()
  }
}

/** Lines of other programs in the same file are skipped. */
async function anchorsIn(file: string) {
  const anchors: Anchor[] = []
  for await (const line of createInterface(createReadStream(file))) {
    if (!line.includes(anchorWords)) continue
    try {
      const { msg, seq, hash } = JSON.parse(line.slice(line.indexOf('{'))) as Record<
        string,
        unknown
      >
      if (msg === anchorWords && typeof seq === 'number' && typeof hash === 'string')
        anchors.push({ seq, hash })
    } catch {
      // A truncated line is skipped.
    }
  }
  return anchors
}

if (import.meta.main) await runCommandLine(usage, run)
