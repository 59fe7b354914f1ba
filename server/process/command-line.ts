import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Place, sqliteFile } from '#server/db/database.ts'
import { type Env, readEnv } from '#server/env.ts'
import { faultWithAdvice } from './start-fault.ts'

/** The result of a shell command. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export type Outcome = { exitCode: 0 | 1 | 2; message: string }

type Command = (args: string[], env: Env) => Promise<Outcome>

/** The configured database. Commands need a direct connection, not a pooler's. */
export const databasePlace = ({ DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR }: Env) => ({
  url: DATABASE_DIRECT_URL || DATABASE_URL,
  dataDir: DATA_DIR,
})

/** The database, as a person who looks for it would name it. */
export function describePlace({ url, dataDir }: Place) {
  if (!url) return resolve(sqliteFile(dataDir))
  const { host, pathname } = new URL(url)
  return `PostgreSQL ${pathname.slice(1)} on ${host || 'this machine'}`
}

/** Without the server's settings a command would create an empty database beside the real one, and work on that. */
export function assertDatabase(place: Place) {
  if (place.url || existsSync(sqliteFile(place.dataDir))) return
  throw new Error(
    `There is no database in ${resolve(place.dataDir)}. ` +
      'Run this with the settings of the server (DATA_DIR or DATABASE_URL).',
  )
}

/**
 * Runs a command with the settings, prints its message and sets the exit code. A thrown error is printed as the reason
 * of the failure.
 */
export async function runCommandLine(usage: string, command: Command) {
  const { exitCode, message } = await outcomeOf(usage, command)
  console[exitCode === 0 ? 'log' : 'error'](message)
  process.exitCode = exitCode
}

async function outcomeOf(usage: string, command: Command): Promise<Outcome> {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { exitCode: 0, message: usage }
  const { env, faults } = readEnv(process.env)
  if (!env) return { exitCode: 1, message: faults.map((fault) => `Setting ${fault}`).join('\n') }
  try {
    return await command(args, env)
  } catch (error) {
    return { exitCode: 1, message: faultWithAdvice(error, env) }
  }
}
